import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { useOpened } from './use-opened.ts';

interface RecordWindows<Record> {
  search: Pick<AdminListSearch, 'open'>;
  /** Records of the page; undefined while they come. */
  rows: readonly Record[] | undefined;
  /** Asks for a record that stands on another page; absent where every record is on this one. */
  findOne?: (id: number) => Promise<{ rows: Record[] }>;
}

/**
 * Which windows a list has open. The form of a record, or of a new one, stands in the address, so it may be sent to
 * another person and lives through a reload; the question before one is removed does not.
 */
export function useRecordWindows<Record extends { id: number }>({
  search,
  rows,
  findOne,
}: RecordWindows<Record>) {
  const navigate = useNavigate();
  const open = useOpened(search);
  const [removed, setRemoved] = useState<Record | null>(null);
  const listed = rows?.find(({ id }) => id === open);
  const isElsewhere = typeof open === 'number' && rows !== undefined && listed === undefined;
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ['opened record', pathname, open],
    queryFn: () => findOne!(Number(open)),
    enabled: isElsewhere && findOne !== undefined,
  });
  const show = (next: number | 'new' | undefined) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, open: next }),
      replace: next === undefined,
      resetScroll: false,
    });
  return {
    edited: open === 'new' ? open : (listed ?? (isElsewhere ? data?.rows[0] : undefined) ?? null),
    removed,
    onAdd: () => show('new'),
    onEdit: (id: number) => show(id),
    onRemove: (record: Record) => setRemoved(record),
    onEditEnd: () => show(undefined),
    onRemoveEnd: () => setRemoved(null),
  };
}
