/** A member of a tree stands under its parent, or at the top when it has none. */
interface Branch {
  id: number;
  parentId: number | null;
}

/** Puts names into the order of a tree: each right before those under it; siblings keep their order. */
export function programTree<Name extends Branch>(names: readonly Name[]): (Name & { depth: number })[] {
  const under = Map.groupBy(names, ({ parentId }) => parentId);
  const walk = (parentId: number | null, depth: number): (Name & { depth: number })[] =>
    (under.get(parentId) ?? []).flatMap((name) => [{ ...name, depth }, ...walk(name.id, depth + 1)]);
  return walk(null, 0);
}
