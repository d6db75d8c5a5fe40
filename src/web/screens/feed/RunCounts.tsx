import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { signed } from './feed-texts.ts';
import styles from './RunCounts.module.css';

const STATUS_TEXTS: Record<FeedRunFacts['status'], string> = {
  applied: 'Применён',
  held: 'Применён, ждёт решения',
  unchanged: 'Без изменений',
  failed: 'Не удался, каталог прежний',
};

/** The counts of one run. */
export function RunCounts({ run }: { run: FeedRunFacts }) {
  const counts = [
    ['В фиде', formatNumber(run.offers)],
    ['Новые', signed(run.created, '+')],
    ['Изменены', formatNumber(run.changed)],
    ['Сняты', signed(run.withdrawn, '-')],
    ['На проверке', formatNumber(run.doubtful)],
    ['Отклонено', formatNumber(run.rejected)],
  ] as const;
  return (
    <div className={styles.run}>
      <dl className={styles.counts}>
        <div className={styles.count}>
          <dt>Итог</dt>
          <dd data-failed={run.status === 'failed' || undefined}>{STATUS_TEXTS[run.status]}</dd>
        </div>
        {counts.map(([title, count]) => (
          <div key={title} className={styles.count}>
            <dt>{title}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {run.message && <p className={styles.message}>{run.message}</p>}
    </div>
  );
}
