import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AuditEntryShown } from '#contract/audit.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { AUDITED } from '#domain/audit/audited.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { auditQuery } from './audit-queries.ts';
import { editText } from './edit-text.ts';

const route = getRouteApi('/admin/amen');

const COLUMNS: readonly Column[] = [
  { title: 'Когда', width: 136 },
  { title: 'Кто', width: 200 },
  { title: 'Что', width: 240 },
  { title: 'Изменение' },
];

/** What people changed in the console. */
export function AmenScreen() {
  const search = route.useSearch();
  const query = useQuery({
    ...auditQuery(route.useRouteContext(), search),
    placeholderData: (old) => old,
  });
  return (
    <ListPage
      title="Обслуживание"
      query={query}
      columns={COLUMNS}
      row={(edit, { asOf }) => <Row key={edit.id} edit={edit} asOf={asOf} />}
      search={search}
      searchLabel="Кто или что изменилось"
      empty={{ title: 'Правок пока нет', text: 'Здесь видно, кто, когда и что изменил в админке' }}
    />
  );
}

function Row({ edit, asOf }: { edit: AuditEntryShown; asOf: Date }) {
  const { at, user, entity, entityId } = edit;
  const text = editText(edit);
  return (
    <tr>
      <Cell title="Когда" className={row.soft}>
        {momentText(at, asOf)}
      </Cell>
      <Cell title="Кто">
        {user ? (user.name ?? formatPhone(user.phone)) : <span className={row.quiet}>командой</span>}
      </Cell>
      <Cell title="Что" className={row.name}>
        {AUDITED[entity]} №{'\u00a0'}
        {entityId}
      </Cell>
      <Cell title="Изменение" isLong>
        <span title={text}>{text}</span>
      </Cell>
    </tr>
  );
}
