import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

/** One component of the kit; an address that names another section shows only that one. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const { section = title } = useSearch({ strict: false });
  if (section !== title) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

interface SampleProps {
  name: string;
  /** Takes the whole row. */
  wide?: boolean;
  /** Puts the content one under another. */
  column?: boolean;
  children: ReactNode;
}

/** One state of a component under its name. */
export function Sample({ name, wide, column, children }: SampleProps) {
  return (
    <div className={styles.sample} data-wide={wide || undefined} data-column={column || undefined}>
      <p className={styles.name}>{name}</p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
