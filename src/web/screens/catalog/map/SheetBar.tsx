import { Link } from '@tanstack/react-router';
import { type RefObject, useSyncExternalStore } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SheetBar.module.css';

/** How much of the sheet its middle step shows, px. */
const HALF = 346;
/** A sheet stands at a step when it is so near to it, px. */
const NEAR = 8;

export interface SheetBarProps {
  /** The sheet that is pulled. */
  sheet: RefObject<HTMLElement | null>;
}

/**
 * Does by buttons what pulling the sheet of results over the map does: up a step, from the last one back to the map;
 * and the list without a map. The sheet is the page itself, so that pulling it is scrolling.
 */
export function SheetBar({ sheet }: SheetBarProps) {
  const isWhole = useSyncExternalStore(
    followScroll,
    () => sheet.current !== null && isAtTop(sheet.current),
    () => false,
  );

  function step() {
    const element = sheet.current!;
    const { top } = element.getBoundingClientRect();
    const shown = innerHeight - top;
    const by = isAtTop(element) ? -scrollY : shown < HALF - NEAR ? HALF - shown : top - headerBottom();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: by, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <nav className={styles.bar} aria-label="Список и карта">
      <Link
        to="/search"
        search={(old) => ({ ...old, map: undefined })}
        preload={false}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        <span className={styles.text}>
          <Icon name="list" />
          Список
        </span>
      </Link>
      <Button
        variant="secondary"
        wide
        icon={<Icon name={isWhole ? 'chevron-down' : 'chevron-up'} />}
        onClick={step}
      >
        {isWhole ? 'К карте' : 'Больше'}
      </Button>
    </nav>
  );
}

function followScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  addEventListener('resize', changed);
  return () => {
    removeEventListener('scroll', changed);
    removeEventListener('resize', changed);
  };
}

function isAtTop(sheet: HTMLElement): boolean {
  return sheet.getBoundingClientRect().top <= headerBottom() + NEAR;
}

function headerBottom(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
}
