import { afterEach, expect, test, vi } from "vitest";
import type { ChatLine } from "$generated/wire";
import { table, view } from "../testing/samples";

vi.stubGlobal("location", { origin: "http://table.example", hostname: "table.example" });
const { api } = await import("../connection/api");
const { Chat } = await import("./chat.svelte");
const { Requests } = await import("./requests.svelte");
const { ShownTable } = await import("./shown-table.svelte");

afterEach(() => vi.restoreAllMocks());

const line = (number: number, text: string): ChatLine => ({ number, text }) as ChatLine;

function chatAt(seat: number) {
  const shown = new ShownTable("abc");
  shown.table = table();
  shown.view = view({ seat });
  return new Chat(shown, new Requests(() => {}));
}

test("lines are kept in order, and a line that comes again replaces the first", () => {
  const chat = chatAt(0);
  chat.add([line(2, "two"), line(1, "one")]);
  chat.add([line(2, "two, mended")]);
  expect(chat.lines.map(({ text }) => text)).toEqual(["one", "two, mended"]);
});

test("a spectator's browser speaks for its own first seat", async () => {
  const send = vi.spyOn(api, "sendChat").mockResolvedValue(line(1, "hello"));
  const chat = chatAt(-1);
  expect(await chat.say("hello")).toBe(true);
  expect(send).toHaveBeenCalledWith("abc", 0, { text: "hello" });
  expect(chat.lines).toHaveLength(1);
});
