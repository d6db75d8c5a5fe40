import { Children, type ReactNode } from 'react';
import styles from './PageTabs.module.css';

/** The look of the links of `PageTabs`. */
export const pageTabClass = styles.tab;

/** Pages beside this one, as links in a line that scrolls. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.scroller}>
      <ul className={styles.tabs}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
