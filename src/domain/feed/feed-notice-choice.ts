import type { NoticeChoice } from '../lead/notice-choice.ts';
import { FEED_TROUBLES, type FeedTrouble } from './feed-trouble.ts';

/** A person's choice of what to hear of feeds, and when. */
export interface FeedNoticeChoice extends Pick<NoticeChoice, 'telegram' | 'email' | 'quietFrom' | 'quietTo'> {
  kinds: readonly FeedTrouble[];
  /** The only feeds to hear of; none are all. */
  feedIds: readonly number[];
}

/** Whether a person chose to hear of a feed. */
export function hearsOf({ feedIds }: FeedNoticeChoice, feedId: number): boolean {
  return feedIds.length === 0 || feedIds.includes(feedId);
}

/** The choice of a person who never made one: all of it, at once, in Telegram. */
export const DEFAULT_FEED_NOTICES: FeedNoticeChoice = {
  telegram: true,
  email: null,
  kinds: FEED_TROUBLES,
  feedIds: [],
  quietFrom: null,
  quietTo: null,
};
