import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createTRPCClient } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppRouter } from '#api/trpc/root.ts';
import { createApi, createQueryClient } from './data/api.ts';
import { browserLink } from './data/browser-link.ts';
import { announceFailure } from './data/call-failures.ts';
import { errorReport } from './data/error-report.ts';
import { isBroken, readFailure } from './data/read-failure.ts';
import { PageError } from './page-error.ts';
import type { PageSettings } from './page-settings.ts';
import { createSite } from './router.tsx';
import { isLaterAddress } from './site-map/is-later-address.ts';
import { root } from './site-map/root.tsx';
import type { SiteMap } from './site-map/site-map.ts';
import { visitorPages } from './site-map/visitor-pages.ts';

const reports = createTRPCClient<AppRouter>({ links: [browserLink] });

/** Tells the server; a report that fails is not reported. */
function report(error: unknown): void {
  reports.logClientSideError.query({ error: errorReport(error) }).catch(() => {});
}

const queryClient = createQueryClient((error, shownBy) => {
  const failure = readFailure(error);
  if (failure.isAborted) return;
  report(error);
  if (shownBy === 'alert' || (shownBy === 'form' && isBroken(failure))) announceFailure(failure);
});
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
  { api: createApi(browserLink, queryClient), queryClient, settings },
  {
    siteMap: root.addChildren([...visitorPages, ...(laterPages ?? [])]) as unknown as SiteMap,
    // A page error came from a call, which is reported already.
    onScreenError: (error) => !(error instanceof PageError) && report(error),
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
