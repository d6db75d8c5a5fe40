import { WORK_STATES, type WorkState } from '#domain/job/work-state.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface WorkSearch extends AdminListSearch<'work'> {
  state?: WorkState;
}

/** Reads the part of the background work that an address asks for. */
export function readWorkSearch(raw: Record<string, unknown>): WorkSearch {
  return { ...readAdminListSearch(raw, 'work'), state: WORK_STATES.find((state) => state === raw.state) };
}
