import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './StayingNames.module.css';

export interface StayingNamesProps {
  /** The frame in which the table scrolls sideways. */
  frame: RefObject<HTMLElement | null>;
  names: readonly ReactNode[];
}

/**
 * Names of columns under the header of the page, once the heads of their table have gone above it: what scrolls sideways
 * in a frame cannot stay in the window by itself. Whoever listens to a table hears its own heads.
 */
export function StayingNames({ frame, names }: StayingNamesProps) {
  const track = useRef<HTMLDivElement>(null);
  /** Widths of the labels and of each column. */
  const [widths, setWidths] = useState<readonly number[]>([]);
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const scroller = frame.current;
    const heads = scroller?.querySelector<HTMLTableRowElement>('tr:has(> th[scope=col])');
    if (!scroller || !heads) return;
    const follow = () => {
      if (track.current) track.current.style.translate = `${-scroller.scrollLeft}px`;
    };
    const measure = () => setWidths([...heads.cells].map(({ offsetWidth }) => offsetWidth));
    const header = Number.parseFloat(
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
    );
    const sizes = new ResizeObserver(measure);
    const places = new IntersectionObserver(
      ([seen]) => seen && setIsPast(!seen.isIntersecting && seen.boundingClientRect.top < header),
      { rootMargin: `${-header}px 0px 0px 0px` },
    );
    sizes.observe(heads);
    places.observe(heads);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      places.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [frame]);

  const [labels, ...columns] = widths.map((width) => `${width}px`);
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.bar} data-shown={isPast || undefined}>
        <div className={styles.window} style={{ marginLeft: labels }}>
          <div ref={track} className={styles.track} style={{ gridTemplateColumns: columns.join(' ') }}>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two flats may be called the same.
              <span key={at} className={styles.name}>
                {name}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
