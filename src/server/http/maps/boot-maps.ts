/**
 * Runs in the browser, sent as its own text, so it uses nothing around it. Tells each `[data-map]` element when its map
 * may be drawn: once the page has loaded and rests, and the element is near what is seen. An engine that has an address
 * is fetched before. The element hears `map:ready` or `map:failed`; one that came later asks by a bubbling `map:wanted`.
 */
export function bootMaps(engine: string | null): void {
  let fetched: Promise<unknown> | undefined;
  const fetchEngine = () =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('script'), { src: engine, onload, onerror }));
    });
  const start = () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          fetched ??= engine ? fetchEngine() : Promise.resolve();
          const tell = (name: string) => () => target.dispatchEvent(new Event(name));
          fetched.then(tell('map:ready'), tell('map:failed'));
        }
      },
      { rootMargin: '600px' },
    );
    for (const map of document.querySelectorAll('[data-map]')) near.observe(map);
    document.addEventListener('map:wanted', ({ target }) => near.observe(target as Element));
  };
  const rest = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
