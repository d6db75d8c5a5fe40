/** What a tree is made of: each stands under its parent, or at the top. */
interface Branch {
  id: number;
  parentId: number | null;
}

/** The same in the order of a tree: every one right before what stands under it; equals keep their order. */
export function programTree<Name extends Branch>(names: readonly Name[]): (Name & { depth: number })[] {
  const under = Map.groupBy(names, ({ parentId }) => parentId);
  const walk = (parentId: number | null, depth: number): (Name & { depth: number })[] =>
    (under.get(parentId) ?? []).flatMap((name) => [{ ...name, depth }, ...walk(name.id, depth + 1)]);
  return walk(null, 0);
}
