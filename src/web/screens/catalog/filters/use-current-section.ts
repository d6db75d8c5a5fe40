import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Which of the sections of a scrolling part is read now, and the way to another. `anchor` is anything inside the part
 * that scrolls; `ids` stay the same object between renders.
 */
export function useCurrentSection(anchor: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  // A section one has jumped to is the current one until one scrolls by hand: the last ones cannot come to the top.
  const hasJumped = useRef(false);

  useEffect(() => {
    const scroller = scrollerOf(anchor.current);
    if (!scroller) return;
    const read = () => {
      if (!hasJumped.current) setCurrent(sectionAtLine(scroller, ids));
    };
    const forget = () => {
      hasJumped.current = false;
    };
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    for (const hand of BY_HAND) scroller.addEventListener(hand, forget, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', read);
      for (const hand of BY_HAND) scroller.removeEventListener(hand, forget);
    };
  }, [anchor, ids]);

  /** Unfolds the section and gives it the focus, so that the next Tab goes on inside. */
  function jumpTo(id: string) {
    const section = document.getElementById(id);
    if (!section) return;
    hasJumped.current = true;
    setCurrent(id);
    const summary = section.querySelector('summary');
    if (summary && section.dataset.open === undefined) summary.click();
    (summary ?? section).focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  }

  return { current, jumpTo };
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The line goes down as one scrolls, from the top of the part to its bottom, so that every section crosses it. */
function sectionAtLine(scroller: HTMLElement, ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const line = (clientHeight * scrollTop) / Math.max(1, scrollHeight - clientHeight);
  const top = scroller.getBoundingClientRect().top;
  const passed = ids.filter((id) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top - top <= line;
  });
  return passed.at(-1) ?? ids[0];
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  const parent = element?.parentElement ?? null;
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return scrollerOf(parent);
}
