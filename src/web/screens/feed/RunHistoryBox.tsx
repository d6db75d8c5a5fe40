import { Link } from '@tanstack/react-router';
import type { FeedShown, RunHistory } from '#contract/feed.ts';
import { RUN_SPANS, type RunSpan, refusedInRun, shownInRun } from '#domain/feed/run-history.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import { ReturnButton } from './ReturnButton.tsx';
import { RunChart } from './RunChart.tsx';
import styles from './RunHistoryBox.module.css';
import { countRuns, slotTime } from './run-slot-texts.ts';

const SPAN_TEXTS: Record<RunSpan, string> = {
  1: 'Сутки',
  7: '7\u00a0дней',
  30: '30\u00a0дней',
  90: '90\u00a0дней',
};

const COLUMNS: readonly Column[] = [
  { title: 'Когда' },
  { title: 'Прогонов', width: 96, isNumber: true },
  { title: 'В фиде', width: 96, isNumber: true },
  { title: 'Показано', width: 96, isNumber: true },
  { title: 'Не показано', width: 112, isNumber: true },
  { title: 'Удержано', width: 96, isNumber: true },
  { title: 'Не удалось', width: 104, isNumber: true },
];

interface RunHistoryBoxProps {
  feedId: number;
  history: RunHistory;
  asOf: Date;
}

/** The runs of a feed over time as a chart, and the same as a table. */
export function RunHistoryBox({ feedId, history, asOf }: RunHistoryBoxProps) {
  const { days, slots } = history;
  const count = slots.reduce((sum, { runs }) => sum + runs, 0);
  const busy = slots.filter(({ run }) => run !== null).toReversed();
  return (
    <Box
      title="Прогоны"
      note={`${countRuns(count)}, высота\u00a0— число объявлений`}
      actions={
        <div className={styles.spans}>
          <LinkSegments
            label="За сколько дней"
            segments={RUN_SPANS.map((span) => ({
              title: SPAN_TEXTS[span],
              isCurrent: span === days,
              link: { to: '.', search: (known) => ({ ...known, days: span }) },
            }))}
          />
        </div>
      }
    >
      <RunChart feedId={feedId} history={history} />
      {busy.length > 0 && (
        <details className={styles.numbers}>
          <summary>Таблицей</summary>
          <DataTable label="Прогоны по времени" columns={COLUMNS}>
            {busy.map((slot) => (
              <tr key={slot.from.getTime()}>
                <Cell title="Когда">
                  <Link
                    to="/admin/feed/$id"
                    params={{ id: feedId }}
                    search={{ days, run: slot.run!.id }}
                    resetScroll={false}
                  >
                    {slot.runs === 1 ? momentText(slot.run!.startedAt, asOf) : slotTime(slot, days)}
                  </Link>
                </Cell>
                <Cell title="Прогонов" isNumber>
                  {formatNumber(slot.runs)}
                </Cell>
                <Cell title="В фиде" isNumber>
                  {formatNumber(slot.run!.offers)}
                </Cell>
                <Cell title="Показано" isNumber>
                  {formatNumber(shownInRun(slot.run!))}
                </Cell>
                <Cell title="Не показано" isNumber>
                  {formatNumber(refusedInRun(slot.run!))}
                </Cell>
                <Cell title="Удержано" isNumber>
                  {formatNumber(slot.held)}
                </Cell>
                <Cell title="Не удалось" isNumber>
                  {formatNumber(slot.failed)}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </details>
      )}
    </Box>
  );
}

/** Leads to the runs before and after the one that is looked at. */
export function RunSteps({ feed, history }: { feed: FeedShown; history: RunHistory }) {
  const feedId = feed.id;
  const { older, newer, days } = history;
  const { run: shown } = history;
  const steps = [
    [older, 'Предыдущий'],
    [newer, 'Следующий'],
  ] as const;
  return (
    <nav className={styles.steps} aria-label="Этот прогон и соседние">
      {steps.map(
        ([run, words]) =>
          run !== null && (
            <Link
              key={words}
              to="/admin/feed/$id"
              params={{ id: feedId }}
              search={{ days, run }}
              resetScroll={false}
            >
              {words}
            </Link>
          ),
      )}
      {shown !== null && shown.status !== 'failed' && older !== null && (
        <Link to="/admin/feed/$id/changes" params={{ id: feedId }} search={{ to: shown.id }}>
          Что изменилось по{'\u00a0'}квартирам
        </Link>
      )}
      {shown !== null && shown.status !== 'failed' && newer !== null && feed.state !== 'removed' && (
        <ReturnButton key={shown.id} feed={feed} runId={shown.id} />
      )}
    </nav>
  );
}
