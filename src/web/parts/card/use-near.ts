import { type TouchEvent, useRef, useState } from 'react';

/** A shorter way of a finger is a press, and a steeper one scrolls the page. */
const LEAST_SWIPE_PX = 40;

/**
 * Whether a pointer, a finger or the focus has come to a thing, how often it was swiped before there was anything in it
 * that hears of swipes, and the events that tell both.
 */
export function useNear() {
  const [isNear, setIsNear] = useState(false);
  const [swipes, setSwipes] = useState(0);
  const from = useRef<{ x: number; y: number }>(undefined);
  const come = () => setIsNear(true);
  return [
    isNear,
    swipes,
    {
      onPointerOver: come,
      onFocus: come,
      onTouchStart({ target, touches }: TouchEvent) {
        const touch = touches[0];
        // A strip that leafs by itself has a mark of whose pictures it holds.
        const isHeard = (target as Element).closest('[data-of]');
        from.current = touch && !isHeard ? { x: touch.clientX, y: touch.clientY } : undefined;
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const touch = changedTouches[0];
        if (!from.current || !touch) return;
        const way = from.current.x - touch.clientX;
        if (way > LEAST_SWIPE_PX && way > 2 * Math.abs(from.current.y - touch.clientY))
          setSwipes((before) => before + 1);
      },
    },
  ] as const;
}
