import type { ReactNode } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import styles from './ApplicationPart.module.css';

interface AskedPaperProps {
  request: ApplicationShown['requests'][number];
  /** The word for a paper that has not come, to who reads it. */
  missing: string;
  /** The thing to do about it. */
  children: ReactNode;
}

/** A paper that brokers asked for by name, and whether it came. */
export function AskedPaper({ request: { title, isReceived }, missing, children }: AskedPaperProps) {
  return (
    <li className={styles.item}>
      <span>
        {title}{' '}
        <span className={styles.state} data-state={isReceived ? 'received' : 'missing'}>
          {isReceived ? 'получен' : missing}
        </span>
      </span>
      {children}
    </li>
  );
}
