import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/Button/button-class.ts';
import styles from './AnchorBar.module.css';

export interface AnchorBarProps {
  /** Id of a section and what it is called. */
  anchors: readonly (readonly [id: string, name: string])[];
  /** What costs what, once the aside with the prices is out of sight. */
  price: ReactNode;
  /** Where the button beside the price leads, and what it says. */
  action: readonly [id: string, name: string];
  /** Id of the aside whose place the price takes. */
  asideId: string;
}

/** Links to the parts of a long page, in sight all the way down. */
export function AnchorBar({ anchors, price, action, asideId }: AnchorBarProps) {
  const [current, setCurrent] = useState(anchors[0]?.[0]);
  const [isPast, setIsPast] = useState(false);
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const aside = document.getElementById(asideId);
    const sections = anchors.flatMap(([id]) => document.getElementById(id) ?? ([] as Element[]));
    const asides = new IntersectionObserver(([entry]) => {
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    // Whenever a section comes above a line a third down the window or leaves there, the last one above is what is read.
    const lines = new IntersectionObserver(
      () => {
        const tops = sections.map((section) => section.getBoundingClientRect().top);
        const last = Math.max(...tops.filter((top) => top <= innerHeight / 3));
        setCurrent((sections[tops.indexOf(last)] ?? sections[0])?.id);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    if (aside) asides.observe(aside);
    for (const section of sections) lines.observe(section);
    return () => {
      asides.disconnect();
      lines.disconnect();
    };
  }, [anchors, asideId]);

  // Where the links do not fit, the current one is kept in sight; the page itself must not move.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!nav.current || !link) return;
    nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  const [actionId, actionName] = action;
  return (
    <div className={styles.bar}>
      <nav ref={nav} className={styles.anchors} aria-label="Разделы страницы">
        {anchors.map(([id, name]) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.offer} data-shown={isPast || undefined} inert={!isPast}>
        <b>{price}</b>
        <a href={`#${actionId}`} className={buttonClass({ size: 's' })}>
          {actionName}
        </a>
      </div>
    </div>
  );
}
