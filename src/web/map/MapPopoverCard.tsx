import { useLayoutEffect, useRef } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import styles from './MapPopoverCard.module.css';
import type { MapInset, MapPopover } from './map-types.ts';
import { NO_INSET } from './no-inset.ts';
import { placePopover, shiftFromUnder } from './place-popover.ts';

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
    const frame = () => {
      const { clientWidth: width, clientHeight: height } = element.parentElement!;
      return { width, height, inset };
    };
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const corner = placePopover(map.project(at), size, frame());
      element.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
      return { ...corner, ...size };
    };
    // Once open, and when what it waited for has come; afterwards it is for its reader to move the map.
    const growth = new ResizeObserver(() => {
      const shift = shiftFromUnder(map.project(at), place(), frame());
      if (shift !== 0) moveBy(map, shift);
    });
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

/** Moves what the map shows down by so many CSS pixels. */
function moveBy(map: MapHandle, shift: number): void {
  const { center, zoom } = map.viewport();
  const { x, y } = map.project(center);
  map.show({ center: map.unproject({ x, y: y - shift }), zoom }, NO_INSET);
}
