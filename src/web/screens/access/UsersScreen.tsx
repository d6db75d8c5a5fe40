import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserList, UserShown } from '#contract/user.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { GROUP_LABELS, GROUPS } from '#domain/access/groups.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { UserListSearch } from '../../query/user-search.ts';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { useRecordWindows } from '../admin/use-record-windows.ts';
import { UserModal } from './UserModal.tsx';
import { userQuery, usersInput, usersQuery } from './user-queries.ts';

const route = getRouteApi('/admin/users');

const COLUMNS: readonly Column<'users'>[] = [
  { title: 'Имя', sort: 'name' },
  { title: 'Телефон', width: 200, sort: 'phone' },
  { title: 'Группа', width: 240, sort: 'group', isDownFirst: true },
  { title: 'Устройств', width: 96, isNumber: true, sort: 'sessions' },
  { title: 'С нами с', width: 136, sort: 'createdAt', isDownFirst: true },
];

/** Everybody who ever signed in. */
export function UsersScreen() {
  const search = route.useSearch();
  const { group, blocked } = search;
  const context = route.useRouteContext();
  const query = useQuery({ ...usersQuery(context, search), placeholderData: (old) => old });
  const windows = useRecordWindows({
    search,
    rows: query.data?.rows,
    findOne: (id) => context.queryClient.fetchQuery(userQuery(context, id)),
  });
  const block = useFormCall(context.api.admin.users.block.mutationOptions());
  const unblock = useFormCall(context.api.admin.users.unblock.mutationOptions());
  return (
    <>
      <ListPage
        title="Пользователи"
        query={query}
        columns={COLUMNS}
        row={(user, { asOf }) => <Row key={user.id} user={user} asOf={asOf} />}
        search={search}
        kept={{ group, blocked: blocked && 'true' }}
        bulk={{
          idOf: ({ id }) => id,
          nameOf: ({ name, phone }) => name || formatPhone(phone),
          actions: [
            {
              text: 'Разблокировать',
              doneText: 'Разблокировано',
              fits: ({ blockedAt }) => blockedAt !== null,
              run: ({ id }) => unblock({ id }),
            },
            {
              text: 'Заблокировать',
              doneText: 'Заблокировано',
              fits: ({ blockedAt, isSelf }) => blockedAt === null && !isSelf,
              run: ({ id }) => block({ id }),
              warning: 'Все их входы закроются сразу, новый войти не\u00a0даст. Это можно отменить.',
            },
          ],
          onDone: () => context.queryClient.invalidateQueries(context.api.admin.users.pathFilter()),
        }}
        csv={{ list: 'users', ...usersInput(search) }}
        searchLabel="Имя или телефон"
        filters={<LinkSegments label="Группа" segments={segmentsOf(search, query.data?.counts)} />}
        empty={{
          title: 'Пользователей пока нет',
          text: 'Человек появляется здесь, когда входит по\u00a0телефону',
        }}
        narrowedBy={narrowedBy(search)}
      />
      <UserModal user={windows.edited === 'new' ? null : windows.edited} onClose={windows.onEditEnd} />
    </>
  );
}

function Row({ user, asOf }: { user: UserShown; asOf: Date }) {
  const { id, name, phone, group, sessions, createdAt, blockedAt, isSelf } = user;
  return (
    <tr>
      <ChoiceCell id={id} name={name || formatPhone(phone)} />
      <Cell className={row.name}>
        <Link
          to="."
          search={(known) => ({ ...known, open: id })}
          className={row.link}
          title={name ?? undefined}
          resetScroll={false}
        >
          {name || 'Без имени'}
        </Link>{' '}
        {isSelf && <Badge>это вы</Badge>}
        {blockedAt && <Badge tone="danger">Заблокирован</Badge>}
      </Cell>
      <Cell title="Телефон">
        <span className={row.whole}>{formatPhone(phone)}</span>
      </Cell>
      <Cell title="Группа">{GROUP_LABELS[group]}</Cell>
      <Cell title="Устройств" isNumber>
        {sessions > 0 ? sessions : <span className={row.quiet}>0</span>}
      </Cell>
      <Cell title="С нами с" className={row.soft}>
        {momentText(createdAt, asOf)}
      </Cell>
    </tr>
  );
}

function segmentsOf({ q, by, group, blocked }: UserListSearch, counts: UserList['counts'] | undefined) {
  const link = (change: UserListSearch) => ({ to: '/admin/users' as const, search: { q, by, ...change } });
  return [
    {
      title: 'Все',
      count: GROUPS.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0),
      isCurrent: !group && !blocked,
      link: link({}),
    },
    ...GROUPS.map((one) => ({
      title: GROUP_LABELS[one],
      count: counts?.[one] ?? 0,
      isCurrent: group === one && !blocked,
      link: link({ group: one }),
    })),
    {
      title: 'Заблокированные',
      count: counts?.blocked ?? 0,
      isCurrent: blocked === true,
      link: link({ blocked: true }),
    },
  ];
}

function narrowedBy({ group, blocked }: UserListSearch) {
  if (blocked) return { text: 'заблокированные', drop: 'Все пользователи' };
  return group ? { text: `группа «${GROUP_LABELS[group]}»`, drop: 'Все группы' } : null;
}
