import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './data/api.ts';
import { createApi } from './data/create-api.ts';
import { keptFile, loadPatiently } from './lazy-screen.ts';
import { PageError } from './page-error.ts';
import type { PageSettings } from './page-settings.ts';
import { carryMarks } from './query/carry-marks.ts';
import { createSite } from './router.tsx';
import { haveErrorsAtHand } from './screens/error/error-parts.tsx';
import { isLaterAddress } from './site-map/is-later-address.ts';
import { root } from './site-map/root.tsx';
import type { SiteMap } from './site-map/site-map.ts';
import { visitorPages } from './site-map/visitor-pages.ts';

// Schemas of forms try whether they may compile themselves as they are made, which our policy refuses and browsers
// report. They come much later, and bringing their package to tell it so would cost every page twenty kilobytes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The page itself comes first. */
const FETCH_AHEAD_MS = 2_000;

/** The page wakes by what its HTML brought; questions to the server and the way to other pages come when needed. */
const loadLater = keptFile(() => import('./later-file.ts'));

/** Where the file did not come, nobody can be told of anything. */
function withCalls(use: (calls: typeof import('./later-file.ts')) => void): void {
  loadLater().then(use, () => {});
}

/** Brings what goes to other pages, and the words in place of one that the network keeps back. */
async function loadWays() {
  const [file] = await Promise.all([loadPatiently(loadLater), haveErrorsAtHand()]);
  return file;
}

function report(error: unknown): void {
  withCalls(({ reportError }) => reportError(error));
}

const queryClient = createQueryClient((error, shownBy) =>
  withCalls(({ noteFailedCall }) => noteFailedCall(error, shownBy)),
);
const api = createApi(async (call) => (await loadLater()).browserCall(call));
// The settings arrive with the first HTML, before anything renders.
const settings = {} as PageSettings;
const isLaterPage = () => isLaterAddress(location.pathname);
const laterPages = isLaterPage() ? (await import('./site-map/later-pages.ts')).laterPages : null;
// Before the router hears of it: a step back to such a page, from one that was loaded anew without its routes.
if (!laterPages)
  addEventListener('popstate', (step) => {
    if (!isLaterPage()) return;
    step.stopImmediatePropagation();
    location.reload();
  });
await nextTask();
const site = createSite(
  { api, queryClient, settings },
  {
    siteMap: root.addChildren([...visitorPages, ...(laterPages ?? [])]) as unknown as SiteMap,
    // A page error came from a call, which is reported already.
    defaultOnCatch: (error) => !(error instanceof PageError) && report(error),
    loading: loadWays,
    ...carryMarks(),
  },
);

// Faults outside of rendering, such as in a click. Files that did not load have no error and are not reported.
addEventListener('error', ({ error }) => error && report(error));

await nextTask();
await hydrate(site)
  .catch((error: unknown) => {
    report(error);
    throw error;
  })
  .finally(() => window.$_TSR?.h());
if (isFreshlySent())
  for (const query of queryClient.getQueryCache().getAll()) query.setState({ dataUpdatedAt: Date.now() });
await nextTask();
// A transition wakes the page in slices, between which presses and scrolling have their turn.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={site} />
    </StrictMode>,
  );
});
// Whoever presses something when the network is gone is to be told so.
setTimeout(() => loadWays().catch(() => {}), FETCH_AHEAD_MS);

/**
 * The server sends a page that it has kept only while nothing of it has changed, so its data are of now, whenever it was
 * drawn and whatever the clock of this machine says. A step back shows what the browser itself has kept.
 */
function isFreshlySent(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'back_forward';
}

/** Waking is cut where it can be: a slow phone would stand still for all of it. A message waits for no timer. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
