import type { NoticeChoice } from '../lead/notice-choice.ts';
import { FEED_TROUBLES, type FeedTrouble } from './feed-trouble.ts';

/** A person's choice of what to hear of feeds, and when. */
export interface FeedNoticeChoice extends Pick<NoticeChoice, 'telegram' | 'email' | 'quietFrom' | 'quietTo'> {
  kinds: readonly FeedTrouble[];
}

/** The choice of a person who never made one: all of it, at once, in Telegram. */
export const DEFAULT_FEED_NOTICES: FeedNoticeChoice = {
  telegram: true,
  email: null,
  kinds: FEED_TROUBLES,
  quietFrom: null,
  quietTo: null,
};
