import { type ReactNode, useId } from 'react';
import styles from './ProfileBox.module.css';

/** A part of the profile under a title of its own. */
export function ProfileBox({
  title,
  mark,
  children,
}: {
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 className={styles.title}>
        <span id={id}>{title}</span>
        {mark}
      </h2>
      {children}
    </section>
  );
}
