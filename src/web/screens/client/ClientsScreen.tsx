import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ClientShown } from '#contract/client.ts';
import { COMPANY_TYPE_LABELS } from '#domain/company/company-type.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { clientsInput, clientsQuery } from './client-queries.ts';
import { PickClientModal } from './PickClientModal.tsx';

const route = getRouteApi('/admin/clients');

const COLUMNS: readonly Column<'clients'>[] = [
  { title: 'Клиент', sort: 'name' },
  { title: 'Тип', width: 160, sort: 'type' },
  { title: 'Проектов', width: 96, isNumber: true, sort: 'projects' },
  { title: 'Ключей', width: 96, isNumber: true, sort: 'keys' },
  { title: 'Ближайший срок ключа', width: 200, sort: 'nextExpiresAt' },
];

/** Companies that use the calculator or the showcase. */
export function ClientsScreen() {
  const search = route.useSearch();
  const query = useQuery({ ...clientsQuery(route.useRouteContext(), search), placeholderData: (old) => old });
  const windows = useRecordWindows({ search, rows: query.data?.rows });
  const add = (
    <Button size="s" aria-keyshortcuts="C" icon={<Icon name="plus" size={16} />} onClick={windows.onAdd}>
      Новый клиент
    </Button>
  );
  return (
    <>
      <ListPage
        title="Клиенты"
        query={query}
        columns={COLUMNS}
        row={(client) => <Row key={client.id} client={client} />}
        search={search}
        csv={{ list: 'clients', ...clientsInput(search) }}
        searchLabel="Название компании"
        actions={add}
        empty={{
          title: 'Клиентов пока нет',
          text: 'Клиент\u00a0— компания с\u00a0проектом или ключом',
          action: add,
        }}
      />
      <PickClientModal open={windows.edited === 'new'} onClose={windows.onEditEnd} />
    </>
  );
}

function Row({ client: { id, name, type, projects, keys, nextExpiresAt } }: { client: ClientShown }) {
  return (
    <tr>
      <Cell className={row.name}>
        <Link to="/admin/clients/$id/per-project-settings" params={{ id }} search={{}} className={row.link}>
          {name}
        </Link>
      </Cell>
      <Cell title="Тип">{COMPANY_TYPE_LABELS[type]}</Cell>
      <Cell title="Проектов" isNumber>
        <Count count={projects} />
      </Cell>
      <Cell title="Ключей" isNumber>
        <Count count={keys} />
      </Cell>
      <Cell title="Ближайший срок ключа" className={row.soft}>
        {nextExpiresAt ? formatDate(nextExpiresAt) : <span className={row.quiet}>—</span>}
      </Cell>
    </tr>
  );
}

function Count({ count }: { count: number }) {
  return count > 0 ? formatNumber(count) : <span className={row.quiet}>0</span>;
}
