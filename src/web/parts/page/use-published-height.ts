import { type RefObject, useEffect } from 'react';

/** Keeps a custom property of the page equal to the real height of an element, for anchors and sticky things. */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(property, `${measured.offsetHeight}px`);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, property]);
}
