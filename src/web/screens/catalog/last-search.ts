import { type BrowserStore, createBrowserStore, type KeptTexts } from '../../parts/page/browser-store.ts';

/** The search somebody was at last. */
export interface LastSearch {
  /** Its address, place included: '/search?location=c1&searchFilters=…'. */
  path: string;
  /** Its conditions in words. */
  title: string;
  /** The moment it was looked at, in ISO. */
  at: string;
}

/** An early script looks for it, to keep room: kept-room.js. */
const KEY = 'genplan.last-search';
const MOST_PATH_CHARACTERS = 8_000;
const MOST_TITLE_CHARACTERS = 300;

export function createLastSearch(storage?: () => KeptTexts): BrowserStore<LastSearch | null> {
  return createBrowserStore(KEY, readLastSearch, storage);
}

/** That of this browser; nobody else is told of it. */
export const lastSearch: BrowserStore<LastSearch | null> = createLastSearch();

function readLastSearch(kept: unknown): LastSearch | null {
  const { path, title, at } = (kept ?? {}) as Record<string, unknown>;
  const isRead =
    typeof path === 'string' &&
    path.startsWith('/search?') &&
    path.length <= MOST_PATH_CHARACTERS &&
    typeof title === 'string' &&
    title.length <= MOST_TITLE_CHARACTERS &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at));
  return isRead ? { path, title, at } : null;
}
