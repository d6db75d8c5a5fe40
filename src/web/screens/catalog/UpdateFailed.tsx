import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './UpdateFailed.module.css';

interface UpdateFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The new results did not come; the old ones stay below. */
export function UpdateFailed({ isRetrying, onRetry }: UpdateFailedProps) {
  return (
    <div className={styles.banner} role="alert">
      <Icon name="warning" className={styles.icon} />
      <p>
        <b>Не удалось обновить.</b> Ниже прежние результаты.
      </p>
      <Button variant="secondary" icon={<Icon name="refresh" />} loading={isRetrying} onClick={onRetry}>
        Повторить
      </Button>
    </div>
  );
}
