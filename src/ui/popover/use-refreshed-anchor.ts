import { type RefObject, useEffect, useState } from 'react';
import { startPositionRefresh } from './position-refresh.ts';

/** An anchor that a positioner measures anew: a new object is a new position. */
export interface MeasuredAnchor {
  contextElement: Element;
  getBoundingClientRect: () => DOMRect;
}

/**
 * The anchor of an open popover, replaced each time the trigger has moved since the last look.
 * Observers miss moves without a scroll or a resize, such as a neighbour's animation.
 */
export function useRefreshedAnchor(
  trigger: RefObject<Element | null>,
  open: boolean,
): MeasuredAnchor | undefined {
  const [anchor, setAnchor] = useState<MeasuredAnchor>();

  useEffect(() => {
    const element = trigger.current;
    if (!open || !element) return;
    let last = element.getBoundingClientRect();
    return startPositionRefresh(() => {
      const now = element.getBoundingClientRect();
      if (now.x === last.x && now.y === last.y && now.width === last.width && now.height === last.height)
        return;
      last = now;
      setAnchor({ contextElement: element, getBoundingClientRect: () => element.getBoundingClientRect() });
    });
  }, [open, trigger]);

  return open ? anchor : undefined;
}
