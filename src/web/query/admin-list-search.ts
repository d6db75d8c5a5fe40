import { type PageSearch, readPageSearch } from './page-search.ts';

export interface AdminListSearch extends PageSearch {
  /** What is searched for. */
  q?: string;
}

/** What a list of the console shows, by its address; what cannot be read is taken out of it. */
export function readAdminListSearch(raw: Record<string, unknown>): AdminListSearch {
  const text = String(raw.q ?? '')
    .trim()
    .slice(0, 200);
  return { ...readPageSearch(raw), q: text || undefined };
}
