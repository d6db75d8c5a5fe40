/** Kinds of records that time makes useless, and how many days each is kept unless the operator says otherwise. */
export const KEPT_DAYS = {
  /** Five years, as long as anybody asks who changed what. */
  AUDIT: 1_826,
  FEED_RUNS: 180,
  /** Applications that nobody sent, with their papers. */
  DRAFTS: 365,
  /** Documents of people that belong to no application, and bytes that belong to no record. */
  LOOSE_FILES: 30,
  CLIENT_ERRORS: 30,
  DONE_WORK: 30,
  MAINTENANCE: 90,
};

export type KeptKind = keyof typeof KEPT_DAYS;
export type KeptDays = Record<KeptKind, number>;
