/** Nodes that start together seed one after another under this advisory lock. */
export const SEED_LOCK = 7_301_021;
