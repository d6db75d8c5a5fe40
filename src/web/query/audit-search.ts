import { AUDITED, type Audited } from '#domain/audit/audited.ts';
import { isNearDay } from '#domain/time/near-day.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface AuditSearch extends AdminListSearch<'audit'> {
  /** Id of the person. */
  who?: number;
  /** The kind of the edited things. */
  view?: Audited;
  /** The number of the edited thing. */
  record?: string;
  /** The day in Moscow. */
  day?: string;
}

/** Reads the part of the journal of edits that an address asks for. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const [view, record, day] = [raw.view, raw.record, raw.day].map((one) => String(one ?? ''));
  return {
    ...readAdminListSearch(raw, 'audit'),
    who: /^[1-9]\d{0,8}$/.test(String(raw.who ?? '')) ? Number(raw.who) : undefined,
    view: Object.hasOwn(AUDITED, view!) ? (view as Audited) : undefined,
    record: record !== '' && record!.length <= 100 ? record : undefined,
    day: isNearDay(day!) ? day : undefined,
  };
}
