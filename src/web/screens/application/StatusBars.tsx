import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/application/application-status.ts';
import styles from './StatusBars.module.css';

/** A status in a row: how many of five steps, and its label. */
export function StatusBars({ status }: { status: ApplicationStatus }) {
  const reached = APPLICATION_STATUSES.indexOf(status);
  return (
    <span className={styles.status}>
      <span className={styles.bars} aria-hidden="true">
        {APPLICATION_STATUSES.map((one, step) => (
          <span key={one} className={styles.bar} data-filled={step <= reached || undefined} />
        ))}
      </span>
      <span className={styles.label}>{APPLICATION_STATUS_LABELS[status]}</span>
    </span>
  );
}
