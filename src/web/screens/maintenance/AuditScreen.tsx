import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AuditEntryShown } from '#contract/audit.ts';
import type { Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { AmenTabs } from './AmenTabs.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { foldEdits } from './fold-edits.ts';
import { auditInput, auditQuery } from './maintenance-queries.ts';

const route = getRouteApi('/admin/amen/audit');

const COLUMNS: readonly Column<'audit'>[] = [
  { title: 'Когда', width: 136, sort: 'at', isDownFirst: true },
  { title: 'Правка' },
];

/** Edits people made in the console. */
export function AuditScreen() {
  const search = route.useSearch();
  const query = useQuery({
    ...auditQuery(route.useRouteContext(), search),
    placeholderData: (old) => old,
  });
  const { who, view, record, day } = search;
  const { data } = query;
  return (
    <ListPage
      title="Журнал правок"
      tabs={<AmenTabs />}
      query={query}
      columns={COLUMNS}
      row={(edit, { rows, asOf }) => {
        const place = foldsOf(rows).get(edit.id);
        return place && <AuditRow key={edit.id} edit={edit} folded={place} asOf={asOf} />;
      }}
      search={search}
      kept={{ who: who === undefined ? undefined : String(who), view, record, day }}
      filters={
        data && <AuditFilters search={search} asOf={data.asOf} who={data.rows[0]?.user?.name ?? undefined} />
      }
      narrowedBy={
        who === undefined && !view && !record && !day
          ? null
          : { text: 'выбраны фильтры', drop: 'Сбросить фильтры' }
      }
      csv={{ list: 'audit', ...auditInput(search) }}
      searchLabel="Кто или что изменилось"
      empty={{ title: 'Правок пока нет', text: 'Здесь видно, кто, когда и что изменил в админке' }}
    />
  );
}

const KNOWN_FOLDS = new WeakMap<
  readonly AuditEntryShown[],
  ReadonlyMap<number, readonly AuditEntryShown[]>
>();

/** The edits folded beneath each edit that a page shows, counted once a page. */
function foldsOf(rows: readonly AuditEntryShown[]): ReadonlyMap<number, readonly AuditEntryShown[]> {
  const folds =
    KNOWN_FOLDS.get(rows) ?? new Map(foldEdits(rows).map(({ first, folded }) => [first.id, folded]));
  KNOWN_FOLDS.set(rows, folds);
  return folds;
}
