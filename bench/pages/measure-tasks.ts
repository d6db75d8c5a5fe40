import type { BrowserContext, Page } from 'playwright-core';

/** Pages of the context tell how long their tasks are from then on. */
export async function watchTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest a press would have waited during an act and until the page rested, milliseconds; 0 for less than 50. */
export async function measureLongestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { longTasks: number[] }).longTasks.length = 0;
  });
  await act();
  await page.waitForLoadState('networkidle');
  // Idle twice: what a press began may have asked for more.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
}
