/** The subsidised offer of the demo data, by which the examples of the description work as they stand. */
export const EXAMPLE_SUBSIDY = {
  hash: '54c73af6d7d469f2f432771c74d70b92434b8d50',
  legacyKey: 'Банк «Горизонт»/Базовая/Новостройка/мск/subsidy#54c73af6d7d469f2f432771c74d70b92434b8d50',
  interest: 0.0599,
  periodDuration: 2,
} as const;
