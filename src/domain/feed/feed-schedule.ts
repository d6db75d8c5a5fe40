/** Hours between the runs a timetable may make. */
export const FEED_EVERY_HOURS = [1, 3, 6, 12, 24] as const;

export type FeedEveryHours = (typeof FEED_EVERY_HOURS)[number];
