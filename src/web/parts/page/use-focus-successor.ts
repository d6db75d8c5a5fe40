import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface Holder {
  element: Element;
  /** Its place among those that may take the focus over; -1 when it is none of them. */
  at: number;
}

/**
 * When what has the focus goes with the search or the row it belonged to, one of those marked with
 * `data-focus-successor` inside `ground` takes the focus over: the one that now stands in the place of what went,
 * otherwise the first; where nobody is left, `ground` itself if it can.
 */
export function useFocusSuccessor(ground: RefObject<HTMLElement | null>): void {
  const holder = useRef<Holder>(undefined);

  const passOn = useCallback(() => {
    const { at } = holder.current!;
    holder.current = undefined;
    const successors = successorsIn(ground.current!);
    const successor = successors[Math.min(at, successors.length - 1)] ?? successors[0] ?? ground.current!;
    successor.focus({ preventScroll: true });
  }, [ground]);

  useEffect(() => {
    const element = ground.current!;
    const remember = ({ target }: FocusEvent) => {
      // A window gives the focus to the ground when what had opened it is gone.
      if (target === element && isGone(holder.current)) return passOn();
      holder.current = {
        element: target as Element,
        at: successorsIn(element).indexOf(target as HTMLElement),
      };
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [ground, passOn]);

  // Whatever is drawn may take it away; from under a window it is passed on when the window closes.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isGone(holder.current) || activeElement?.closest('[role=dialog]')) return;
    if (activeElement === body) passOn();
    else holder.current = undefined;
  });
}

function isGone(holder: Holder | undefined): boolean {
  return holder !== undefined && !holder.element.isConnected;
}

function successorsIn(ground: HTMLElement): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>('[data-focus-successor]')];
}
