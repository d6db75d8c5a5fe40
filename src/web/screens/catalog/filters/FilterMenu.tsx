import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './FilterMenu.module.css';

export interface FilterMenuProps {
  /** The chosen values, or the name of the filter. */
  title: string;
  isSet: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** One filter behind a button of the bar: `<details>`, so that it opens before and without scripts. */
export function FilterMenu({ title, isSet, onOpen, children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current!;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!element.contains(target as Node)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  /**
   * An open menu would lie over what the focus goes on to; a press on a word in it gives the focus to what is around.
   */
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    const isNear = currentTarget.contains(relatedTarget) || relatedTarget?.contains(currentTarget);
    if (relatedTarget && !isNear) currentTarget.open = false;
  }

  return (
    <details
      ref={details}
      name="filter-bar"
      className={styles.menu}
      onKeyDown={closeByKey}
      onBlur={closeBehind}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary data-focus-successor className={classNames(styles.summary, isSet && styles.set)}>
        <span>{title}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.popup}>{children}</div>
    </details>
  );
}
