/** Kinds of records that time makes useless, and how many days each is kept unless the operator says otherwise. */
export const KEPT_DAYS = {
  /** Five years, as long as anybody asks who changed what. */
  AUDIT: 1_826,
  FEED_RUNS: 180,
  /** Contacts of people who left leads: three years, within which they may ask what came of it. Figures stay. */
  LEADS: 1_095,
  /** Applications that nobody sent, with their papers. */
  DRAFTS: 365,
  /** Documents of people that belong to no application, and bytes that belong to no record. */
  LOOSE_FILES: 30,
  CLIENT_ERRORS: 30,
  DONE_WORK: 30,
  MAINTENANCE: 90,
  /** How often widgets of partners were shown and used, by day: this year and the two before. */
  WIDGET_FIGURES: 1_095,
};

export type KeptKind = keyof typeof KEPT_DAYS;
export type KeptDays = Record<KeptKind, number>;
