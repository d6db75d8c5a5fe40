import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './Page.module.css';

/** The content of a screen between header and footer, as wide as the grid. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id="content" tabIndex={-1} className={classNames(styles.page, className)}>
      {children}
    </main>
  );
}
