import { useLinkProps } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { RunHistory } from '#contract/feed.ts';
import { type RunSlot, type RunSpan, refusedInRun, shownInRun } from '#domain/feed/run-history.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RunChart.module.css';
import { slotMark, slotText } from './run-slot-texts.ts';

/** The lowest a part gets, so that it can be seen: px of the height of the chart. */
const LOWEST = 3;
const HIGHEST = 72;

/**
 * Runs over time: a bar for each slot in which something ran, as high as the feed had offers, and above it how many
 * were held or failed. It is one stop of the keyboard, arrows walk the bars; its table says the same in numbers.
 */
export function RunChart({ feedId, history }: { feedId: number; history: RunHistory }) {
  const { slots, days, run: chosen } = history;
  const most = Math.max(1, ...slots.map(({ run }) => run?.offers ?? 0));
  const at = chosen?.startedAt.getTime() ?? Number.NaN;
  const isChosen = ({ from, to }: RunSlot) => from.getTime() <= at && at < to.getTime();
  const busy = slots.filter(({ run }) => run !== null);
  const stop = busy.find(isChosen) ?? busy.at(-1);
  return (
    <>
      <div className={styles.scroller}>
        <div className={styles.chart}>
          <span className={styles.most} aria-hidden="true">
            {formatNumber(most)}
          </span>
          <ol className={styles.slots} aria-label="Прогоны по времени" onKeyDown={walk}>
            {slots.map((slot, place) => (
              <li
                key={slot.from.getTime()}
                className={styles.slot}
                aria-hidden={slot.run === null || undefined}
              >
                {slot.run !== null && (
                  <Bar
                    feedId={feedId}
                    slot={slot}
                    days={days}
                    most={most}
                    isChosen={isChosen(slot)}
                    isStop={slot === stop}
                  />
                )}
                <Mark text={slotMark(slot, place, days)} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {busy.length === 0 && <p className={styles.none}>За это время прогонов не было.</p>}
      <Legend />
    </>
  );
}

function Mark({ text }: { text: string | null }) {
  return text === null ? null : (
    <span className={styles.mark} aria-hidden="true">
      {text}
    </span>
  );
}

interface BarProps {
  feedId: number;
  slot: RunSlot;
  days: RunSpan;
  most: number;
  isChosen: boolean;
  /** Tab comes to this bar alone. */
  isStop: boolean;
}

/** All runs live at one path, so the router alone would not know which is chosen. */
function Bar({ feedId, slot, days, most, isChosen, isStop }: BarProps) {
  const run = slot.run!;
  const link = useLinkProps({
    to: '/admin/feed/$id',
    params: { id: feedId },
    search: { days, run: run.id },
    resetScroll: false,
  });
  const words = slotText(slot, days);
  const heightOf = (flats: number) =>
    flats === 0 ? 0 : Math.max(LOWEST, Math.round((HIGHEST * flats) / most));
  const isFailed = run.status === 'failed';
  return (
    <a
      {...link}
      className={styles.link}
      title={words}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen ? 'page' : undefined}
    >
      <span className={styles.troubles} aria-hidden="true">
        {slot.failed > 0 && <Trouble kind="failed" count={slot.failed} />}
        {slot.held > 0 && <Trouble kind="held" count={slot.held} />}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {isFailed ? (
          <span className={styles.failed} style={{ height: Math.max(12, heightOf(run.offers)) }} />
        ) : (
          <>
            <span className={styles.refused} style={{ height: heightOf(refusedInRun(run)) }} />
            <span
              className={styles.shown}
              data-held={run.status === 'held' || undefined}
              style={{ height: heightOf(shownInRun(run)) }}
            />
          </>
        )}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </a>
  );
}

/** A cross for what failed, two bars for what was held. */
function Trouble({ kind, count }: { kind: 'failed' | 'held'; count: number }) {
  return (
    <span className={styles.trouble} data-kind={kind}>
      <svg width="8" height="8" viewBox="0 0 8 8" role="presentation">
        <path d={kind === 'failed' ? 'M1 1l6 6M7 1l-6 6' : 'M2.5 0.5v7M5.5 0.5v7'} />
      </svg>
      {count > 1 && formatNumber(count)}
    </span>
  );
}

/** The meaning of colours and shapes. */
function Legend() {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.shown} aria-hidden="true" /> показаны
      </span>
      <span>
        <i className={styles.refused} aria-hidden="true" /> не{'\u00a0'}показаны: отклонены или на{'\u00a0'}
        проверке
      </span>
      <span>
        <Trouble kind="held" count={1} /> удержан
      </span>
      <span>
        <Trouble kind="failed" count={1} /> не{'\u00a0'}удался
      </span>
    </p>
  );
}

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const place = links.indexOf(event.target as HTMLAnchorElement);
  if (place < 0) return;
  event.preventDefault();
  links[step(place, links.length - 1)]!.focus();
}
