import type { Browser } from 'playwright-core';

export interface Vitals {
  /** The cumulative layout shift, as browsers count it. */
  cls: number;
  /** The largest painted element: a picture's address, or a text. */
  largest: string;
  isInFirstHtml: boolean;
}

interface Watched {
  shifts: number;
  largest: Element | null;
}

/**
 * Opens a page as a new visitor, waits until it is interactive, scrolls it to its end, and gives its layout shift and
 * largest element.
 */
export async function measureVitals(browser: Browser, url: string, width: number): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 740 : 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watched: Watched = { shifts: 0, largest: null };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) watched.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
        watched.largest = last.element;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const html = await answer.text();
    const painted = await page.evaluate((first) => {
      const { largest } = (window as unknown as { watched: Watched }).watched;
      if (!largest) return { largest: '', isInFirstHtml: false };
      const sign = (element: Element): string =>
        element.getAttribute('src') ?? (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const parsed = new DOMParser().parseFromString(first, 'text/html');
      const same = [...parsed.querySelectorAll(largest.tagName)].some(
        (element) => sign(element) === sign(largest),
      );
      return { largest: sign(largest), isInFirstHtml: same };
    }, html);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
        const before = window.scrollY;
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
        await frame();
        await frame();
        if (window.scrollY === before) break;
      }
    });
    await page.waitForLoadState('networkidle');
    const cls = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.shifts);
    return { cls, ...painted };
  } finally {
    await context.close();
  }
}
