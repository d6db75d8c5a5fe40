import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserList, UserShown } from '#contract/user.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { GROUP_LABELS, GROUPS } from '#domain/access/groups.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { UserListSearch } from '../../query/user-search.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { UserModal } from './UserModal.tsx';
import { usersQuery } from './user-queries.ts';

const route = getRouteApi('/admin/users');

const COLUMNS: readonly Column[] = [
  { title: 'Имя' },
  { title: 'Телефон', width: 200 },
  { title: 'Группа', width: 240 },
  { title: 'Устройств', width: 96, isNumber: true },
  { title: 'С нами с', width: 136 },
];

/** Everybody who ever signed in. */
export function UsersScreen() {
  const search = route.useSearch();
  const { group, blocked } = search;
  const query = useQuery({ ...usersQuery(route.useRouteContext(), search), placeholderData: (old) => old });
  const [opened, setOpened] = useState<UserShown | null>(null);
  return (
    <>
      <ListPage
        title="Пользователи"
        query={query}
        columns={COLUMNS}
        row={(user, { asOf }) => <Row key={user.id} user={user} asOf={asOf} onOpen={() => setOpened(user)} />}
        search={search}
        kept={{ group, blocked: blocked && 'true' }}
        searchLabel="Имя или телефон"
        filters={<LinkSegments label="Группа" segments={segmentsOf(search, query.data?.counts)} />}
        empty={{
          title: 'Пользователей пока нет',
          text: 'Человек появляется здесь, когда входит по\u00a0телефону',
        }}
        narrowedBy={narrowedBy(search)}
      />
      <UserModal user={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function Row({ user, asOf, onOpen }: { user: UserShown; asOf: Date; onOpen: () => void }) {
  const { name, phone, group, sessions, createdAt, blockedAt, isSelf } = user;
  return (
    <tr>
      <Cell className={row.name}>
        <button type="button" className={row.link} onClick={onOpen} title={name ?? undefined}>
          {name || 'Без имени'}
        </button>{' '}
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

function segmentsOf({ q, group, blocked }: UserListSearch, counts: UserList['counts'] | undefined) {
  const link = (change: UserListSearch) => ({ to: '/admin/users' as const, search: { q, ...change } });
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
