import { getRouteApi, Link } from '@tanstack/react-router';
import type { FeedShown } from '#contract/feed.ts';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { FeedList } from './FeedList.tsx';
import { FeedNameCell } from './FeedNameCell.tsx';
import styles from './FeedRows.module.css';
import { FeedStateMark } from './FeedStateMark.tsx';
import { durationText, signed, whatHappened } from './feed-texts.ts';
import { RunStrip } from './RunStrip.tsx';

const route = getRouteApi('/admin/feed-dashboard');

const COLUMNS: readonly Column<'feeds'>[] = [
  { title: 'Состояние', width: 160, sort: 'state' },
  { title: 'Фид, формат', width: 216, sort: 'name' },
  { title: 'Прогон', width: 104, sort: 'startedAt', isDownFirst: true },
  { title: 'Длит.', width: 52, isNumber: true, sort: 'durationMs' },
  { title: 'В фиде', width: 66, isNumber: true, sort: 'offers' },
  { title: 'Новые', width: 72, isNumber: true, sort: 'created' },
  { title: 'Изм.', width: 72, isNumber: true, sort: 'changed' },
  { title: 'Сняты', width: 72, isNumber: true, sort: 'withdrawn' },
  { title: 'Отклонены', width: 86, isNumber: true, sort: 'rejected' },
  { title: '14 прогонов', width: 140 },
  { title: 'Что случилось' },
];

/** How feeds stand: read only. */
export function FeedDashboardScreen() {
  return (
    <FeedList
      title="Состояние фидов"
      search={route.useSearch()}
      columns={COLUMNS}
      row={(feed, asOf) => <Row key={feed.id} feed={feed} asOf={asOf} />}
    />
  );
}

function Row({ feed, asOf }: { feed: FeedShown; asOf: Date }) {
  const { lastRun: run } = feed;
  const what = whatHappened(feed);
  /** A run that failed has counted nothing. */
  const counted = run?.status === 'failed' ? null : run;
  return (
    <tr>
      <Cell>
        <FeedStateMark feed={feed} />
      </Cell>
      <FeedNameCell feed={feed} />
      <Cell title="Прогон" className={row.soft}>
        {run ? momentText(run.startedAt, asOf) : <Unknown />}
      </Cell>
      <Cell title="Длит." isNumber className={row.soft}>
        {run?.durationMs == null ? <Unknown /> : durationText(run.durationMs)}
      </Cell>
      <Cell title="В фиде" isNumber>
        {run ? formatNumber(run.offers) : <Unknown />}
      </Cell>
      <Cell title="Новые" isNumber>
        <Count run={counted} text={({ created }) => signed(created, '+')} />
      </Cell>
      <Cell title="Изменены" isNumber>
        <Count run={counted} text={({ changed }) => formatNumber(changed)} />
      </Cell>
      <Cell title="Сняты" isNumber>
        <Count run={counted} text={({ withdrawn }) => signed(withdrawn, '-')} />
      </Cell>
      <Cell title="Отклонены" isNumber>
        {run && run.rejected > 0 ? (
          <Link
            to="/admin/feed/$id"
            params={{ id: feed.id }}
            search={{ run: run.id }}
            hash="issues"
            aria-label={`${formatNumber(run.rejected)} отклонено: ошибки фида ${feed.name}`}
          >
            {formatNumber(run.rejected)}
          </Link>
        ) : (
          <Count run={run} text={() => '0'} />
        )}
      </Cell>
      <Cell className={styles.strip}>
        <RunStrip marks={feed.strip} />
      </Cell>
      <Cell className={styles.cause}>{what && <span title={what}>{what}</span>}</Cell>
    </tr>
  );
}

function Count({ run, text }: { run: FeedRunFacts | null; text: (run: FeedRunFacts) => string }) {
  if (!run) return <Unknown />;
  const said = text(run);
  return said === '0' ? <span className={row.quiet}>0</span> : said;
}

function Unknown() {
  return <span className={row.quiet}>—</span>;
}
