import { useEffect } from 'react';

/** A page that has moved by less has not been scrolled by anybody, px. */
const NOTICED = 4;

/**
 * Takes the head of the site away while somebody reads on in a sheet that fills the window, and brings it back as soon
 * as they turn: `data-header` of the document says so to styles.
 */
export function useAwayHeader(): void {
  useEffect(() => {
    const root = document.documentElement;
    const sheet = document.querySelector('[data-map-list]')!;
    let last = scrollY;
    const follow = () => {
      const by = scrollY - last;
      if (Math.abs(by) < NOTICED) return;
      last = scrollY;
      const isAway = by > 0 && sheet.getBoundingClientRect().top <= 0;
      if (isAway) root.dataset.header = 'away';
      else delete root.dataset.header;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      delete root.dataset.header;
    };
  }, []);
}
