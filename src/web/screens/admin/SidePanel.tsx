import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { type ListOfRows, rowLinkOf } from './row-link.ts';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  /** The page of the list. */
  list: ListOfRows;
  /** The opened row. */
  id: number;
  /** Names the panel. */
  label: string;
  closeLabel: string;
  title: string;
  /** Under the title. */
  subtitle: ReactNode;
  children: ReactNode;
}

/** The thing of an opened row, beside its list. Escape and the cross close it; the focus goes back to the row. */
export function SidePanel({ list, id, label, closeLabel, title, subtitle, children }: SidePanelProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row that opens is told.
  useEffect(() => {
    // A page that has just loaded leaves the focus where it is.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, [id]);

  async function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    await navigate({ to: list, search: true, resetScroll: false });
    rowLinkOf(id)?.focus();
  }

  return (
    <section className={styles.panel} aria-label={label} onKeyDown={closeByKey}>
      <header className={styles.head}>
        <Link to={list} search={true} className={styles.close} aria-label={closeLabel} resetScroll={false}>
          <Icon name="close" size={20} />
        </Link>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {title}
        </h2>
        {subtitle}
      </header>
      {children}
    </section>
  );
}
