import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FeedShown } from '#contract/feed.ts';
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import { FEED_STATE_TEXTS } from '#domain/feed/feed-state-texts.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { FeedListSearch } from '../../query/feed-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { Bulk } from '../admin/bulk.ts';
import type { Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { feedListQuery, feedsInput, watchFeeds } from './feed-queries.ts';
import { RunLegend } from './RunStrip.tsx';

/** States the filter always offers; the others only when some feed is in them. */
const ALWAYS: readonly FeedState[] = ['failed', 'held', 'stale', 'fresh'];

interface FeedListProps {
  title: string;
  search: FeedListSearch;
  /** Only feeds of this developer. */
  companyId?: number | undefined;
  columns: readonly Column<'feeds'>[];
  row: (feed: FeedShown, asOf: Date) => ReactNode;
  actions?: ReactNode;
  bulk?: Bulk<FeedShown>;
  tabs?: ReactNode;
  steps?: readonly ReactNode[] | undefined;
  /** The first thing to do where the list is empty. */
  firstAction?: ReactNode;
}

/** Feeds with their filter of states, their search and their pages: what both lists share. */
export function FeedList(props: FeedListProps) {
  const { title, search, companyId, columns, row, actions, bulk, firstAction } = props;
  const context = useSiteContext();
  const [refetchInterval] = useState(() => watchFeeds(({ rows }: { rows: FeedShown[] }) => rows));
  const query = useQuery({
    ...feedListQuery(context, search, companyId),
    placeholderData: (old) => old,
    refetchInterval,
  });
  const { counts, asOf } = query.data ?? {};
  const all = FEED_STATES.reduce((sum, state) => sum + (state === 'removed' ? 0 : (counts?.[state] ?? 0)), 0);
  const linkTo = (change: FeedListSearch) =>
    ({ to: '.', search: { q: search.q, by: search.by, ...change } }) as const;
  const states = FEED_STATES.filter(
    (state) => ALWAYS.includes(state) || state === search.state || (counts?.[state] ?? 0) > 0,
  );

  return (
    <ListPage
      title={title}
      query={query}
      columns={columns}
      row={(feed, list) => row(feed, list.asOf)}
      search={search}
      kept={{ state: search.state }}
      searchLabel="Фид, застройщик или источник"
      actions={actions}
      bulk={bulk}
      csv={{ list: 'feeds', ...feedsInput(search, companyId) }}
      tabs={props.tabs}
      {...(props.steps && { steps: props.steps })}
      filters={
        <LinkSegments
          label="Состояние фидов"
          segments={[
            { title: 'Все', count: all, isCurrent: search.state === undefined, link: linkTo({}) },
            ...states.map((state) => ({
              title: FEED_STATE_TEXTS[state].many,
              count: counts?.[state] ?? 0,
              isCurrent: search.state === state,
              link: linkTo({ state }),
            })),
          ]}
        />
      }
      note={
        asOf && (
          <>
            Обновлено в{'\u00a0'}
            {formatTime(asOf)}, само каждые 60{'\u00a0'}с
          </>
        )
      }
      legend={<RunLegend />}
      empty={{
        title: 'Фидов пока нет',
        text: 'Фид\u00a0— выгрузка квартир застройщика по\u00a0ссылке или файлом',
        action: firstAction,
      }}
      narrowedBy={
        search.state
          ? { text: `состояние «${FEED_STATE_TEXTS[search.state].many}»`, drop: 'Все состояния' }
          : null
      }
    />
  );
}
