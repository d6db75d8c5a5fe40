import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TIMING } from '../timing.ts';
import styles from './Accordion.module.css';

export interface AccordionProps {
  title: ReactNode;
  /** A short line after the title, such as what is chosen inside. */
  summary?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  /** The title in this size; `small` for lists of questions. */
  size?: 'normal' | 'small';
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** A section that opens and closes: `<details>`, so that it also works before and without scripts. */
export function Accordion(props: AccordionProps) {
  const { title, summary, children, defaultOpen = false, onToggle, size = 'normal', disabled } = props;
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  // The element stays open while its rows shrink on closing.
  const [shown, setShown] = useState(defaultOpen);
  // A second press may come before the frames of the first have passed.
  const wanted = useRef(defaultOpen);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const details = useRef<HTMLDetailsElement>(null);
  // Until hydration the browser's own `open` decides.
  const [live, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    wanted.current = Boolean(details.current?.open);
    setShown(wanted.current);
    setOpen(wanted.current);
    return () => clearTimeout(closing.current);
  }, []);

  /** A search in the page opens a section past our click. */
  function handleToggle(event: ToggleEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open === shown) return;
    wanted.current = event.currentTarget.open;
    setShown(wanted.current);
    setOpen(wanted.current);
  }

  function toggle(event: MouseEvent) {
    event.preventDefault();
    if (disabled) return;
    clearTimeout(closing.current);
    const next = !wanted.current;
    wanted.current = next;
    if (next) {
      setShown(true);
      requestAnimationFrame(() => requestAnimationFrame(() => setOpen(wanted.current)));
    } else {
      setOpen(false);
      closing.current = setTimeout(() => setShown(false), TIMING.accordionMs);
    }
    onToggle?.(next);
  }

  return (
    <details
      className={classNames(styles.accordion, styles[size], props.className)}
      id={props.id}
      open={shown}
      ref={details}
      data-live={live || undefined}
      data-open={open || undefined}
      onToggle={handleToggle}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary
        id={`${id}-title`}
        className={styles.summary}
        aria-disabled={disabled || undefined}
        tabIndex={disabled ? -1 : undefined}
        onClick={toggle}
      >
        <span className={styles.title}>{title}</span>
        {summary && <span className={styles.note}>{summary}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <section aria-labelledby={`${id}-title`} className={styles.rows}>
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </section>
    </details>
  );
}
