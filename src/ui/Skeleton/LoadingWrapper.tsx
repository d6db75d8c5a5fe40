import type { ReactNode } from 'react';
import styles from './LoadingWrapper.module.css';
import { useDebouncedLoading } from './use-debounced-loading.ts';

export interface LoadingWrapperProps {
  loading: boolean;
  /** Blocks with the size of the content. Without it the old content stays, dimmed. */
  skeleton?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Shows that content is on its way, but only when that takes longer than the debounce.
 * The skeleton holds its room from the first moment, so nothing jumps.
 */
export function LoadingWrapper({ loading, skeleton, children, className }: LoadingWrapperProps) {
  const visible = useDebouncedLoading(loading);
  if (loading && skeleton !== undefined) {
    return (
      <div className={className} aria-busy="true">
        <div className={visible ? undefined : styles.waiting}>{skeleton}</div>
      </div>
    );
  }
  return (
    <div className={className} aria-busy={loading || undefined}>
      <div className={visible ? styles.stale : undefined}>{children}</div>
    </div>
  );
}
