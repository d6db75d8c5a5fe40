import type { ApplicationShown } from '#contract/application.ts';
import { APPLICATION_STATUS_LABELS } from '#domain/application/application-status.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import styles from './MoveHistory.module.css';

/** The moves of an application, newest first. */
export function MoveHistory({ application, asOf }: { application: ApplicationShown; asOf: Date }) {
  const { moves, brandName } = application;
  return (
    <ol className={styles.history}>
      {moves.toReversed().map(({ status, at, by, comment }) => (
        <li key={at.getTime() + status} className={styles.move}>
          <span className={styles.status}>{APPLICATION_STATUS_LABELS[status]}</span>
          <span className={styles.who}>
            {by ?? `от партнёра ${russianQuotes(`«${brandName}»`)}`}, {momentText(at, asOf)}
          </span>
          {comment && <span className={styles.comment}>«{comment}»</span>}
        </li>
      ))}
    </ol>
  );
}

function momentText(at: Date, asOf: Date): string {
  const day = moscowDate(at) === moscowDate(asOf) ? 'сегодня' : formatDate(at);
  return `${day} в\u00a0${formatTime(at)}`;
}
