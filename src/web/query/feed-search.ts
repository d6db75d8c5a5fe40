import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import { type PageSearch, readPageSearch } from './page-search.ts';

export interface FeedListSearch extends PageSearch {
  /** A part of the name, of the developer or of the source. */
  q?: string;
  state?: FeedState;
}

/** What a list of feeds shows, by its address; what cannot be read is taken out of it. */
export function readFeedListSearch(raw: Record<string, unknown>): FeedListSearch {
  const text = String(raw.q ?? '')
    .trim()
    .slice(0, 200);
  return {
    ...readPageSearch(raw),
    q: text || undefined,
    state: FEED_STATES.find((state) => state === raw.state),
  };
}

export interface FeedRunSearch {
  /** The run whose errors are shown; without it the last one. */
  run?: number;
}

/** The run an address names. */
export function readFeedRunSearch(raw: Record<string, unknown>): FeedRunSearch {
  return { run: /^[1-9]\d{0,8}$/.test(String(raw.run ?? '')) ? Number(raw.run) : undefined };
}
