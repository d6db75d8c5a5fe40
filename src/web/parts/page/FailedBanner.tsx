import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './FailedBanner.module.css';

interface FailedBannerProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** Says which part of the page did not come. */
  children: ReactNode;
}

/** Over a list whose new items did not come: the old ones stay below, and the new may be asked for again. */
export function FailedBanner({ isRetrying, onRetry, children }: FailedBannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <Icon name="warning" className={styles.icon} />
      <p>{children}</p>
      <Button variant="secondary" icon={<Icon name="refresh" />} loading={isRetrying} onClick={onRetry}>
        Повторить
      </Button>
    </div>
  );
}
