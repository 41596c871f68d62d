import { expect, test } from "vitest";
import { TableScope } from "./table-scope";

class Pointer {
  hovered = "";
}
class PickedUp {
  readonly pointer: Pointer;
  constructor(scope: TableScope) {
    this.pointer = scope.get(Pointer);
  }
}

test("a table has one instance of each class, and another table has its own", () => {
  const scope = new TableScope();
  scope.get(Pointer).hovered = "a square";
  expect(scope.get(PickedUp).pointer).toBe(scope.get(Pointer));
  expect(new TableScope().get(Pointer).hovered).toBe("");
});
