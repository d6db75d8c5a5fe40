import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

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

export interface Longest {
  /** Milliseconds by the clock, in which a browser without a graphics card draws beside the page. */
  clock: number;
  /** Milliseconds of a processor. */
  processor: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds by the clock and of a processor. */
  dur?: number;
  tdur?: number;
}

/** The longest tasks of the main thread of a browser's only page during an act. */
export async function traceLongestTasks(browser: Browser, act: () => Promise<unknown>): Promise<Longest> {
  const session = await browser.newBrowserCDPSession();
  try {
    const includedCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
    await session.send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: { includedCategories },
    });
    await act();
    const events = await endTracing(session);
    const threads = events.filter(
      ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    const isMain = ({ pid, tid }: TraceEvent) => threads.some((one) => one.pid === pid && one.tid === tid);
    const tasks = events.filter((event) => event.name === 'RunTask' && isMain(event));
    return {
      clock: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000,
      processor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
    };
  } finally {
    await session.detach();
  }
}

async function endTracing(session: CDPSession): Promise<TraceEvent[]> {
  const complete = new Promise<{ stream?: string }>((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  const { stream } = await complete;
  let json = '';
  for (let isWhole = false; !isWhole; ) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle: stream! });
    json += base64Encoded ? Buffer.from(data, 'base64').toString() : data;
    isWhole = eof;
  }
  await session.send('IO.close', { handle: stream! });
  return (JSON.parse(json) as { traceEvents: TraceEvent[] }).traceEvents;
}
