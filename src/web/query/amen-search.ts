import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export const AMEN_TABS = ['audit', 'errors'] as const;

export interface AmenSearch extends AdminListSearch {
  /** A list of its own instead of the page with everything. */
  tab?: (typeof AMEN_TABS)[number];
}

/** Reads the tab and the list of the page of maintenance; a part that cannot be read is taken out of the address. */
export function readAmenSearch(raw: Record<string, unknown>): AmenSearch {
  const tab = AMEN_TABS.find((known) => known === raw.tab);
  return tab ? { ...readAdminListSearch(raw), tab } : {};
}
