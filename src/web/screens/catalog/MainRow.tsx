import type { ReactNode } from 'react';
import grid from '../../parts/card/CardGrid.module.css';
import styles from './MainRow.module.css';

export interface MainRowProps {
  title: string;
  hint?: string;
  /** The link to everything the row is a part of. */
  all?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

/** A row of the main page under its heading; on a phone its cards lie in one line that scrolls. */
export function MainRow({ title, hint, all, tabs, children }: MainRowProps) {
  return (
    <section className={styles.row}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
        {all && <p className={styles.all}>{all}</p>}
      </div>
      {tabs}
      <div className={grid.line}>{children}</div>
    </section>
  );
}
