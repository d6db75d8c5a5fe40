import { useLinkProps } from '@tanstack/react-router';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './RunBars.module.css';

interface RunBarsProps {
  feedId: number;
  /** Newest first. */
  runs: readonly FeedRunFacts[];
  chosenId: number;
  asOf: Date;
}

const WORDS: Record<FeedRunFacts['status'], string> = {
  applied: 'прошёл',
  unchanged: 'без изменений',
  held: 'удержан',
  failed: 'упал',
};

/** The lowest a bar gets, so that it can be seen and pressed: px of 72. */
const LOWEST = 12;
const HIGHEST = 72;

/** Runs from the oldest, as high as they had offers; each leads to what it did. */
export function RunBars({ feedId, runs, chosenId, asOf }: RunBarsProps) {
  const most = Math.max(1, ...runs.map(({ offers }) => offers));
  return (
    <div className={styles.scroller}>
      <ol className={styles.bars}>
        {runs.toReversed().map((run) => (
          <li key={run.id}>
            <RunBar
              feedId={feedId}
              run={run}
              height={Math.max(LOWEST, Math.round((HIGHEST * run.offers) / most))}
              isChosen={run.id === chosenId}
              asOf={asOf}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RunBarProps {
  feedId: number;
  run: FeedRunFacts;
  height: number;
  isChosen: boolean;
  asOf: Date;
}

/** All runs live at one path, so the router alone would not know which is chosen. */
function RunBar({ feedId, run, height, isChosen, asOf }: RunBarProps) {
  const link = useLinkProps({
    to: '/admin/feed/$id',
    params: { id: feedId },
    search: { run: run.id },
    resetScroll: false,
  });
  const words = `${momentText(run.startedAt, asOf)}: ${WORDS[run.status]}, ${formatNumber(run.offers)} объявл.`;
  return (
    <a {...link} className={styles.link} title={words} aria-current={isChosen ? 'page' : undefined}>
      <span className={styles.bar} data-status={run.status} style={{ height }} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </a>
  );
}
