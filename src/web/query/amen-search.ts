import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export const AMEN_TABS = ['audit', 'errors'] as const;

export interface AmenSearch extends AdminListSearch {
  /** A list of its own instead of the page with everything. */
  tab?: (typeof AMEN_TABS)[number];
}

/** What the page of maintenance shows, by its address; what cannot be read is taken out of it. */
export function readAmenSearch(raw: Record<string, unknown>): AmenSearch {
  const tab = AMEN_TABS.find((known) => known === raw.tab);
  return tab ? { ...readAdminListSearch(raw), tab } : {};
}
