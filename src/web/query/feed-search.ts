import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface FeedListSearch extends AdminListSearch<'feeds'> {
  state?: FeedState;
}

/** Reads the part of a list of feeds that an address asks for. */
export function readFeedListSearch(raw: Record<string, unknown>): FeedListSearch {
  return { ...readAdminListSearch(raw, 'feeds'), state: FEED_STATES.find((state) => state === raw.state) };
}

export interface FeedRunSearch {
  /** The run whose errors are shown; without it the last one. */
  run?: number;
}

/** The run an address names. */
export function readFeedRunSearch(raw: Record<string, unknown>): FeedRunSearch {
  return { run: /^[1-9]\d{0,8}$/.test(String(raw.run ?? '')) ? Number(raw.run) : undefined };
}
