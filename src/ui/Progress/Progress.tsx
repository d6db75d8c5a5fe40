import { Progress as BaseProgress } from '@base-ui/react/progress';
import { classNames } from '../class-names.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** The action in progress, such as «Загружаем файл»; shown with the percent when `labelVisible`. */
  label: string;
  labelVisible?: boolean;
  /** From 0 to 100; null while the share is unknown. */
  value: number | null;
  className?: string;
}

/** A bar 4 px high: it shows a known share, or moves without one. */
export function Progress({ label, labelVisible = false, value, className }: ProgressProps) {
  return (
    <BaseProgress.Root
      value={value}
      locale="ru"
      aria-label={label}
      getAriaValueText={(_, share) => (share === null ? 'Выполняется' : `${Math.round(share)}%`)}
      className={classNames(styles.root, className)}
    >
      {labelVisible && (
        <span className={styles.caption} aria-hidden="true">
          <span>{label}</span>
          {value !== null && <span className="tabular">{Math.round(value)}%</span>}
        </span>
      )}
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.bar} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
