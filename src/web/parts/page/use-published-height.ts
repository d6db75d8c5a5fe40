import { type RefObject, useEffect } from 'react';

/** Keeps a custom property of the page equal to the real height of an element, for anchors and sticky things. */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${measured.offsetHeight}px`;
      // Said again, even the same height makes a browser count the styles of the whole page anew.
      if (getComputedStyle(root).getPropertyValue(property) !== height)
        root.style.setProperty(property, height);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, property]);
}
