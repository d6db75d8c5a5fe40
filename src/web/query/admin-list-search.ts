import { type PageSearch, readPageSearch } from './page-search.ts';

export interface AdminListSearch extends PageSearch {
  /** The words to search by. */
  q?: string;
}

/** Reads the part of a console's list that an address asks for; a part that cannot be read is taken out of it. */
export function readAdminListSearch(raw: Record<string, unknown>): AdminListSearch {
  const text = String(raw.q ?? '')
    .trim()
    .slice(0, 200);
  return { ...readPageSearch(raw), q: text || undefined };
}
