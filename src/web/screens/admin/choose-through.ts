import type { RowId } from './bulk.ts';

interface Press {
  /** The rows in their order. */
  ids: readonly RowId[];
  /** Pressed before, where all between follow; null for one row alone. */
  from: RowId | null;
  to: RowId;
}

/** Turns the choice of a row, and gives all between it and the row pressed before the same state. */
export function chooseThrough(chosen: ReadonlySet<RowId>, { ids, from, to }: Press): Set<RowId> {
  const next = new Set(chosen);
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((one, other) => one - other);
  const turned = start! < 0 ? [to] : ids.slice(start, end! + 1);
  const isChosen = !chosen.has(to);
  for (const id of turned) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
