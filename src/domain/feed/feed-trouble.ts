/**
 * Troubles that people who look after feeds are told of. `failed`: the last run failed. `held`: flats that left the
 * file wait for a decision. `overdue`: no run read the feed for two periods of its timetable.
 */
export const FEED_TROUBLES = ['failed', 'held', 'overdue'] as const;

export type FeedTrouble = (typeof FEED_TROUBLES)[number];

/** Troubles as a person chooses among them. */
export const FEED_TROUBLE_TITLES: Readonly<Record<FeedTrouble, string>> = {
  failed: 'Прогон не\u00a0удался',
  held: 'Снятие квартир ждёт решения',
  overdue: 'Два срока подряд без удачного прогона',
};

/** Words about a feed whose trouble has begun. */
export const FEED_TROUBLE_WORDS: Readonly<Record<FeedTrouble, string>> = {
  failed: 'последний прогон не удался',
  held: 'из файла пропало слишком много квартир, их снятие ждёт решения',
  overdue: 'два срока подряд нет удачного прогона',
};
