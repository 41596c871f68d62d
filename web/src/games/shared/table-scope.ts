// Objects that live as long as a table is open on the page: what the reader points at, has picked up, has unfolded.
//
// A class of such an object is named by its constructor; each table has one instance of it. Components get theirs by a
// function such as `usePointer`, during their initialisation.
import { getContext, setContext } from "svelte";

type Kind<T> = new (scope: TableScope) => T;

export class TableScope {
  private readonly instances = new Map<Kind<unknown>, unknown>();

  /** Returns this table's instance of a class, made when it is first asked for. */
  get<T>(kind: Kind<T>): T {
    if (!this.instances.has(kind)) this.instances.set(kind, new kind(this));
    return this.instances.get(kind) as T;
  }
}

const KEY = Symbol("table scope");

/** Opens a scope for the components below; call it where a page shows a table. */
export const provideTableScope = (): TableScope => setContext(KEY, new TableScope());

/** Returns the scope of the table around a component. */
export const useTableScope = (): TableScope => getContext<TableScope>(KEY);
