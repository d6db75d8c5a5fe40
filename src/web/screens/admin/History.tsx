import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import styles from './History.module.css';

interface HistoryProps {
  /** Newest first. */
  items: readonly { key: string | number; title: string; by: string; at: Date; note: string | null }[];
  asOf: Date;
}

/** Events in the life of a thing: who did it and when, and their words. */
export function History({ items, asOf }: HistoryProps): ReactNode {
  return (
    <ol className={styles.history}>
      {items.map(({ key, title, by, at, note }) => (
        <li key={key} className={styles.move}>
          <span className={styles.status}>{title}</span>
          <span className={styles.who}>
            {by}, {momentText(at, asOf)}
          </span>
          {note && <span className={styles.comment}>«{note}»</span>}
        </li>
      ))}
    </ol>
  );
}

function momentText(at: Date, asOf: Date): string {
  const day = moscowDate(at) === moscowDate(asOf) ? 'сегодня' : formatDate(at);
  return `${day} в\u00a0${formatTime(at)}`;
}
