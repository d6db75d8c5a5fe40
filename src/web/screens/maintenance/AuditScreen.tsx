import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { AmenTabs } from './AmenTabs.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditInput, auditQuery } from './maintenance-queries.ts';

const route = getRouteApi('/admin/amen/audit');

const COLUMNS: readonly Column<'audit'>[] = [
  { title: 'Когда', width: 136, sort: 'at', isDownFirst: true },
  { title: 'Кто', width: 200 },
  { title: 'Что', width: 240 },
  { title: 'Изменение' },
];

/** Edits people made in the console. */
export function AuditScreen() {
  const search = route.useSearch();
  const query = useQuery({
    ...auditQuery(route.useRouteContext(), search),
    placeholderData: (old) => old,
  });
  return (
    <ListPage
      title="Журнал правок"
      tabs={<AmenTabs />}
      query={query}
      columns={COLUMNS}
      row={(edit, { asOf }) => <AuditRow key={edit.id} edit={edit} asOf={asOf} />}
      search={search}
      csv={{ list: 'audit', ...auditInput(search) }}
      searchLabel="Кто или что изменилось"
      empty={{ title: 'Правок пока нет', text: 'Здесь видно, кто, когда и что изменил в админке' }}
    />
  );
}
