/** A node keeps this in memory instead of asking the database. */
export interface NodeMemory {
  /** The search index; null at a node without one, or until its first is built. */
  index: { flats: number; complexes: number; builtAt: string } | null;
  /** Pages drawn once for many visitors. */
  pages: { count: number; bytes: number } | null;
  /** Facts that verbs recall under a version. */
  facts: number;
}
