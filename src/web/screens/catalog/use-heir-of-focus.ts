import { type RefObject, useEffect, useRef } from 'react';

interface Holder {
  element: Element;
  /** Its place among those that may take the focus over; -1 when it is none of them. */
  at: number;
}

/**
 * When what has the focus goes with the search it belonged to, one of those marked with `data-heir` inside `ground`
 * takes the focus over: the one that now stands in the place of what went, otherwise the first.
 */
export function useHeirOfFocus(ground: RefObject<HTMLElement | null>): void {
  const holder = useRef<Holder>(undefined);

  useEffect(() => {
    const element = ground.current!;
    const remember = ({ target }: FocusEvent) => {
      holder.current = { element: target as Element, at: heirsIn(element).indexOf(target as HTMLElement) };
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [ground]);

  // Whatever is drawn may take it away.
  useEffect(() => {
    if (!holder.current || holder.current.element.isConnected) return;
    const { at } = holder.current;
    holder.current = undefined;
    if (document.activeElement !== document.body) return;
    const heirs = heirsIn(ground.current!);
    const heir = heirs[Math.min(at, heirs.length - 1)] ?? heirs[0];
    heir?.focus({ preventScroll: true });
  });
}

function heirsIn(ground: HTMLElement): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>('[data-heir]')];
}
