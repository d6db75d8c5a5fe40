import { z } from 'zod';
import { FEED_TROUBLES, type FeedTrouble } from '#domain/feed/feed-trouble.ts';
import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { checkQuietHours, NOTICE_FIELDS } from './notice-fields.ts';
import { RecordId } from './record-fields.ts';

const MAX_FEEDS = 100;

/** A person's choice of what to hear of feeds, as their profile asks for it; no kind is no message. */
export const FeedNoticesInput = z
  .object({
    ...NOTICE_FIELDS,
    kinds: z.array(z.enum(FEED_TROUBLES)).max(FEED_TROUBLES.length),
    /** None are all of them. */
    feedIds: z.array(RecordId).max(MAX_FEEDS),
  })
  .superRefine(checkQuietHours);
export type FeedNoticesInput = z.infer<typeof FeedNoticesInput>;

/** Whom messages of this installation reach: people, only a file of its own, or nobody. */
export type NoticeReach = 'people' | 'file' | 'nobody';

export interface FeedNotices {
  choice: FeedNoticesInput;
  /** The chosen feeds by name. */
  feeds: NamedId[];
  /** Whether the bot has a chat to write to. */
  hasChat: boolean;
  reach: Record<NoticeChannel, NoticeReach>;
}

/** A word about a trouble, to one person by one way. */
export interface ToldPerson {
  name: string;
  channel: NoticeChannel;
  /** That all is well again. */
  isOver: boolean;
  state: 'waiting' | 'sent' | 'refused';
  /** When it was said or refused, or is to be said. */
  at: Date;
}

/** A trouble of a feed with who was told of it. */
export interface FeedTroubleShown {
  id: number;
  kind: FeedTrouble;
  beganAt: Date;
  endedAt: Date | null;
  told: ToldPerson[];
}

/** Who hears of troubles of a feed, and the newest of these. */
export interface FeedWatch {
  reach: Record<NoticeChannel, NoticeReach>;
  /** People who hear, with their ways and kinds. */
  listeners: { id: number; name: string; channels: NoticeChannel[]; kinds: FeedTrouble[] }[];
  troubles: FeedTroubleShown[];
}
