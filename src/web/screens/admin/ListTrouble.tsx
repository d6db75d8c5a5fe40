import { formatTime } from '#domain/time/format-time.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ListTrouble.module.css';

interface ListTroubleProps {
  /** When what is still shown was so. */
  asOf: Date | undefined;
  onRetry: () => void;
}

/** Over a list that could not be brought up to date: what is kept, and the way to try again. */
export function ListTrouble({ asOf, onRetry }: ListTroubleProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <Icon name="error" size={16} />
      <span>
        Не{'\u00a0'}удалось обновить.{asOf && ` Показаны данные за\u00a0${formatTime(asOf)}.`}
      </span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Повторить
      </button>
    </div>
  );
}
