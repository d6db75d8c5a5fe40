import type { Page, Request, Route } from 'playwright-core';

export interface CallWatch {
  /** Counts the calls begun so far. */
  count: () => number;
  /** The most of them that were on their way at once. */
  mostAtOnce: () => number;
  /** Holds back further answers until `release`. */
  hold: () => void;
  release: () => void;
}

/** Matches calls of one procedure, whatever batch they travel in: what is asked in one moment travels together. */
export function isCallOf(procedure: string): (url: URL) => boolean {
  return (url) => proceduresOf(url).includes(procedure);
}

function proceduresOf({ pathname }: URL): string[] {
  return pathname.startsWith('/api/trpc/') ? pathname.slice('/api/trpc/'.length).split(',') : [];
}

/** Answers one procedure with this; what travels with it is answered by the server. */
export async function answerCall(route: Route, procedure: string, json: unknown): Promise<void> {
  const asked = proceduresOf(new URL(route.request().url()));
  const answers: unknown[] = asked.length > 1 ? await (await route.fetch()).json() : [];
  answers[asked.indexOf(procedure)] = { result: { data: { json } } };
  await route.fulfill({ json: answers });
}

/** Watches calls of one procedure, whatever batch they travel in. */
export async function watchCalls(page: Page, procedure: string): Promise<CallWatch> {
  const isOurs = isCallOf(procedure);
  const onTheirWay = new Set<Request>();
  let count = 0;
  let mostAtOnce = 0;
  let held: Promise<void> | undefined;
  let release = () => {};
  page.on('request', (request) => {
    if (!isOurs(new URL(request.url()))) return;
    onTheirWay.add(request);
    count += 1;
    mostAtOnce = Math.max(mostAtOnce, onTheirWay.size);
  });
  const forget = (request: Request) => onTheirWay.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  await page.route(isOurs, async (route) => {
    await held;
    await route.continue();
  });
  return {
    count: () => count,
    mostAtOnce: () => mostAtOnce,
    hold() {
      held = new Promise((done) => {
        release = done;
      });
    },
    release: () => release(),
  };
}
