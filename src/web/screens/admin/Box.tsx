import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './Box.module.css';

interface BoxProps {
  title: string;
  /** Beside the title, quieter. */
  note?: ReactNode;
  /** At the right of the head. */
  actions?: ReactNode;
  /** Amber: it waits for a person. */
  isWaiting?: boolean;
  /** Red: what it does cannot be taken back. */
  isDangerous?: boolean;
  id?: string;
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export function Box({ title, note, actions, isWaiting, isDangerous, id, children }: BoxProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.box, isWaiting && styles.waiting, isDangerous && styles.dangerous)}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {actions}
      </header>
      {children}
    </section>
  );
}
