import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/Button/button-class.ts';
import styles from './AnchorBar.module.css';

export interface AnchorBarProps {
  /** Id of a section and what it is called. */
  anchors: readonly (readonly [id: string, name: string])[];
  /** The prices, shown once the aside with them is out of sight. */
  price: ReactNode;
  /** Where the button beside the price leads, and what it says. */
  action: readonly [id: string, name: string];
  /** Id of the aside whose place the price takes. */
  asideId: string;
}

/** Farther than any page is long. */
const FAR = '1000000px';

/** Links to the parts of a long page, in sight all the way down. */
export function AnchorBar({ anchors, price, action, asideId }: AnchorBarProps) {
  const [current, setCurrent] = useState(anchors[0]?.[0]);
  const [isPast, setIsPast] = useState(false);
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const aside = document.getElementById(asideId);
    const sections = anchors.flatMap(([id]) => document.getElementById(id) ?? ([] as Element[]));
    // A page may jump from one end to the other: what is asked is on which side of a line things lie, not what crossed
    // it.
    const asides = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false), {
      rootMargin: `0px 0px ${FAR} 0px`,
    });
    const begun = new Set<Element>();
    const lines = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        setCurrent((sections.findLast((section) => begun.has(section)) ?? sections[0])?.id);
      },
      // A section is read from when it begins above a third of the window.
      { rootMargin: `${FAR} 0px -66% 0px` },
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
