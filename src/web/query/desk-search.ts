import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface DeskSearch extends AdminListSearch<never> {
  status?: ApplicationStatus;
}

/** Reads the part of the broker's desk that an address asks for. */
export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  return {
    ...readAdminListSearch(raw),
    status: APPLICATION_STATUSES.find((status) => status === raw.status),
  };
}
