import { useQuery } from '@tanstack/react-query';
import type { AmenSearch } from '../../query/amen-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { AmenTabs } from './AmenTabs.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditQuery } from './maintenance-queries.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Когда', width: 136 },
  { title: 'Кто', width: 200 },
  { title: 'Что', width: 240 },
  { title: 'Изменение' },
];

/** Edits people made in the console. */
export function AuditPage({ search }: { search: AmenSearch }) {
  const query = useQuery({
    ...auditQuery(useSiteContext(), search),
    placeholderData: (old) => old,
  });
  return (
    <ListPage
      title="Обслуживание"
      tabs={<AmenTabs current="audit" />}
      query={query}
      columns={COLUMNS}
      row={(edit, { asOf }) => <AuditRow key={edit.id} edit={edit} asOf={asOf} />}
      search={search}
      kept={{ tab: 'audit' }}
      searchLabel="Кто или что изменилось"
      empty={{ title: 'Правок пока нет', text: 'Здесь видно, кто, когда и что изменил в админке' }}
    />
  );
}
