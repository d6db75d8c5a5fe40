import type { ApplicationShown } from '#contract/application.ts';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { STEP_CAPTIONS, stepMoments } from './application-texts.ts';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  application: ApplicationShown;
  /** Captions are short at any width. */
  isShort?: boolean;
}

/** The way of an application: five dots, those passed with their days. */
export function StatusLine({ application, isShort }: StatusLineProps) {
  const moments = stepMoments(application);
  const current = APPLICATION_STATUSES.indexOf(application.status);
  return (
    <ol className={styles.line} data-short={isShort || undefined} aria-label="Путь заявки">
      {APPLICATION_STATUSES.map((status, step) => {
        const moment = moments.get(status);
        const label = APPLICATION_STATUS_LABELS[status];
        return (
          <li
            key={status}
            className={styles.step}
            data-state={step < current ? 'passed' : step === current ? 'current' : 'ahead'}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.caption} title={label} aria-hidden="true">
              {STEP_CAPTIONS[status]}
            </span>
            {moment && (
              <time dateTime={moment.toISOString()} title={formatDate(moment)}>
                {formatDate(moment).slice(0, 5)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
