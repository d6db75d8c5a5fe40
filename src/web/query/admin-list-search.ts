import { type ConsoleList, type ListSort, listSorts } from '#domain/list-sorts.ts';
import { type PageSearch, readPageSearch } from './page-search.ts';

export interface RecordSearch {
  /** The record whose window is open, or that of a new one. */
  open?: number | 'new';
}

export interface AdminListSearch<List extends ConsoleList = ConsoleList> extends PageSearch, RecordSearch {
  /** The words to search by. */
  q?: string;
  /** The order; without one the usual order of the list. */
  by?: ListSort<List>;
}

/** Reads the part of a console's list that an address asks for; a part that cannot be read is taken out of it. */
export function readAdminListSearch<List extends ConsoleList = never>(
  raw: Record<string, unknown>,
  list?: List,
): AdminListSearch<List> {
  const text = String(raw.q ?? '')
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, 200);
  return {
    ...readPageSearch(raw),
    ...readRecordSearch(raw),
    q: text || undefined,
    by: list && listSorts(list).find((sort) => sort === raw.by),
  };
}

/** Reads which record an address opens over its list. */
export function readRecordSearch({ open }: Record<string, unknown>): RecordSearch {
  if (open === 'new') return { open };
  return { open: /^[1-9]\d{0,8}$/.test(String(open ?? '')) ? Number(open) : undefined };
}
