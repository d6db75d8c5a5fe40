import type { MapSettings } from '#contract/map-settings.ts';

/**
 * Runs in the browser, sent as its own text, so it uses nothing around it. Tells each `[data-map]` element when its map
 * may be drawn: once the page has loaded and rests, and the element is near what is seen. An engine that has an address
 * is fetched before. The element hears `map:ready` with the settings, or `map:failed`; one that came later asks by a
 * bubbling `map:wanted`. The mark on the script's own tag says that it was not blocked. No comments inside: each page
 * carries this text.
 */
export function bootMaps(engine: string | null, detail: MapSettings): void {
  document.currentScript!.dataset.mapsScript = 'on';
  let fetched: Promise<unknown> | undefined;
  const start = () => {
    const near = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          const dispatch = (name: string) => () => target.dispatchEvent(new CustomEvent(name, { detail }));
          fetched ??= new Promise((onload, onerror) => {
            if (!engine) return onload(0);
            document.head.append(
              Object.assign(document.createElement('script'), { src: engine, onload, onerror }),
            );
          });
          fetched.then(dispatch('map:ready'), dispatch('map:failed'));
        }
      },
      { rootMargin: '600px' },
    );
    for (const map of document.querySelectorAll('[data-map]')) near.observe(map);
    document.addEventListener('map:wanted', ({ target }) => near.observe(target as Element));
  };
  const rest = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') rest();
  addEventListener('load', rest);
}
