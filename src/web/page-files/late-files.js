// Runs in the head of a page; plain JavaScript, written into the HTML as it stands, its own tag naming the files.
// The page is whole without them, so they come when its pictures are painted, or at the first sign that somebody uses
// it: before that they would take the line from what is looked at. Scripts run when all styles are there.
(() => {
  const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'click'];
  /** A picture that hangs, and a frame nobody looks at, hold up the scripts no longer. */
  const LONGEST_MS = 5_000;
  /** A slow phone takes five milliseconds to ask for a file. */
  const AT_ONCE = 6;
  const TRY_AGAIN_MS = 1_000;
  const LONGEST_PAUSE_MS = 30_000;
  const { sheets, scripts } = document.currentScript.dataset;
  const names = scripts.split(' ');
  const [first] = names;
  let isStarted = false;

  function make(tag, attributes) {
    return Object.assign(document.createElement(tag), attributes);
  }

  /** In a tunnel the page is read as it is, so what does not come is asked for until it does, where it stood. */
  function bring(tag, attributes, put, pause = TRY_AGAIN_MS) {
    const element = make(tag, attributes);
    put(element);
    const again = () => {
      removeEventListener('online', again);
      clearTimeout(timer);
      bring(tag, attributes, (next) => element.replaceWith(next), Math.min(2 * pause, LONGEST_PAUSE_MS));
    };
    let timer;
    element.onerror = () => {
      attributes.onerror?.();
      addEventListener('online', again);
      timer = setTimeout(again, pause);
    };
  }

  function askForSome() {
    for (const href of names.splice(0, AT_ONCE)) {
      document.head.append(make('link', { rel: 'modulepreload', href }));
    }
    if (names.length > 0) setTimeout(askForSome);
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    const waiting = new Set(sheets.split(' '));
    // Behind all styles of the page: a sheet between them makes the browser lay out every text anew. What is drawn
    // already has its styles, so nobody waits for a sheet that did not come.
    const place = document.body ?? document.head;
    for (const href of [...waiting]) {
      const told = () => {
        if (waiting.delete(href) && waiting.size === 0) {
          bring('script', { type: 'module', src: first }, (script) => document.head.append(script));
        }
      };
      bring('link', { rel: 'stylesheet', href, onload: told, onerror: told }, (link) => place.append(link));
    }
    askForSome();
  }

  for (const sign of SIGNS) addEventListener(sign, start, true);
  setTimeout(start, LONGEST_MS);
  addEventListener('load', () => {
    // The first frame of a slow phone is still being painted when the next two have begun. The browser tells of it once
    // it is on the screen; pictures that came since are painted in the frame after that.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    }).observe({ type: 'paint', buffered: true });
  });
})();
