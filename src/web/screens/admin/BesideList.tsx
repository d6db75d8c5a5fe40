import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './BesideList.module.css';

/** A list with the opened thing of it beside; without room for both the thing takes the place of the list. */
export function BesideList({ isOpened, children }: { isOpened: boolean; children: ReactNode }) {
  return <div className={classNames(styles.desk, isOpened && styles.opened)}>{children}</div>;
}
