import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FeedShown } from '#contract/feed.ts';
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import type { FeedListSearch } from '../../query/feed-search.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { type Column, DataTable } from '../admin/DataTable.tsx';
import { EmptyList } from '../admin/EmptyList.tsx';
import { ListSearch } from '../admin/ListSearch.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { Pager } from '../admin/Pager.tsx';
import { StateSegments } from '../admin/StateSegments.tsx';
import toolbar from '../admin/Toolbar.module.css';
import { feedListQuery, feedsInterval } from './feed-queries.ts';
import { STATE_TEXTS } from './feed-texts.ts';
import { RunLegend } from './RunStrip.tsx';

/** States the filter always offers; the others only when some feed is in them. */
const ALWAYS: readonly FeedState[] = ['failed', 'held', 'stale', 'fresh'];

interface FeedListProps {
  title: string;
  path: '/admin/feed' | '/admin/feed-dashboard';
  search: FeedListSearch;
  columns: readonly Column[];
  row: (feed: FeedShown, asOf: Date) => ReactNode;
  actions?: ReactNode;
  /** What begins an empty list. */
  firstAction?: ReactNode;
}

/** Feeds with their filter of states, their search and their pages: what both lists share. */
export function FeedList({ title, path, search, columns, row, actions, firstAction }: FeedListProps) {
  const { context } = useRouter().options;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...feedListQuery(context, search),
    placeholderData: (old) => old,
    refetchInterval: ({ state }) => feedsInterval(state.data?.feeds),
  });
  const { feeds = [], counts, asOf, total = 0, page = 1, pages = 1 } = data ?? {};
  const all = FEED_STATES.reduce((sum, state) => sum + (state === 'removed' ? 0 : (counts?.[state] ?? 0)), 0);
  const linkTo = (change: FeedListSearch) => ({ to: path, search: { q: search.q, ...change } });
  const states = FEED_STATES.filter(
    (state) => ALWAYS.includes(state) || state === search.state || (counts?.[state] ?? 0) > 0,
  );

  return (
    <AdminPage
      title={title}
      actions={actions}
      footer={
        <>
          <span>
            {formatNumber(feeds.length)} из{'\u00a0'}
            {formatNumber(total)}
          </span>
          <Pager page={page} pages={pages} linkOf={(page) => linkTo({ state: search.state, page })} />
        </>
      }
    >
      <div className={toolbar.toolbar}>
        <StateSegments
          label="Состояние фидов"
          segments={[
            { title: 'Все', count: all, isCurrent: search.state === undefined, link: linkTo({}) },
            ...states.map((state) => ({
              title: STATE_TEXTS[state].many,
              count: counts?.[state] ?? 0,
              isCurrent: search.state === state,
              link: linkTo({ state }),
            })),
          ]}
        />
        <ListSearch
          path={path}
          label="Фид, застройщик или источник"
          text={search.q ?? ''}
          kept={{ state: search.state }}
        />
        {asOf && (
          <span className={toolbar.note}>
            Обновлено в{'\u00a0'}
            {formatTime(asOf)}, само каждые 60{'\u00a0'}с
          </span>
        )}
      </div>
      {isError && <ListTrouble asOf={asOf} onRetry={() => void refetch()} />}
      {feeds.length > 0 && asOf && (
        <>
          <DataTable label={title} columns={columns} isBusy={isPlaceholderData}>
            {feeds.map((feed) => row(feed, asOf))}
          </DataTable>
          <RunLegend />
        </>
      )}
      {data && feeds.length === 0 && <NoFeeds path={path} search={search} firstAction={firstAction} />}
    </AdminPage>
  );
}

function NoFeeds({ path, search, firstAction }: Pick<FeedListProps, 'path' | 'search' | 'firstAction'>) {
  const { q, state } = search;
  if (q === undefined && state === undefined) {
    return (
      <EmptyList title="Фидов пока нет" actions={firstAction}>
        Фид{'\u00a0'}— выгрузка квартир застройщика по{'\u00a0'}ссылке или файлом
      </EmptyList>
    );
  }
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <EmptyList
      title="Ничего не найдено"
      actions={
        <>
          {state && (
            <Link to={path} search={{ q }} className={look}>
              Все состояния
            </Link>
          )}
          {q && (
            <Link to={path} search={{ state }} className={look}>
              Убрать «{q}»
            </Link>
          )}
        </>
      }
    >
      {[q && `«${q}»`, state && `состояние «${STATE_TEXTS[state].many}»`].filter(Boolean).join(', ')}
    </EmptyList>
  );
}
