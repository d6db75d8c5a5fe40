import { useLayoutEffect, useRef } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import styles from './MapPopoverCard.module.css';
import type { MapInset, MapPopover } from './map-types.ts';
import { placePopover } from './place-popover.ts';

interface Props {
  map: MapHandle;
  popover: MapPopover;
  inset: MapInset;
}

/** A card beside a marker; it stays by it while the map moves. */
export function MapPopoverCard({ map, popover: { at, label, content, takesFocus = false }, inset }: Props) {
  const card = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = card.current!;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = element.parentElement!;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { x, y } = placePopover(map.project(at), size, { width, height, inset });
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    const growth = new ResizeObserver(place);
    growth.observe(element);
    const stopFollowing = map.onMove(place);
    return () => {
      growth.disconnect();
      stopFollowing();
    };
  }, [map, at, inset]);

  // While the card is still there to lose the focus from.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const element = card.current!;
    const opener = document.activeElement as HTMLElement | null;
    element.focus();
    return () => {
      if (element.contains(document.activeElement)) opener?.focus();
    };
  }, [takesFocus]);

  return (
    <div ref={card} role="dialog" aria-label={label} tabIndex={-1} className={styles.card}>
      {content}
    </div>
  );
}
