import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface DeskSearch extends AdminListSearch {
  status?: ApplicationStatus;
}

/** What the broker's desk shows, by its address. */
export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  return {
    ...readAdminListSearch(raw),
    status: APPLICATION_STATUSES.find((status) => status === raw.status),
  };
}
