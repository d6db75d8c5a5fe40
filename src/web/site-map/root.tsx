import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { keepParameters } from '#domain/catalog/global-query.ts';
import { keepSiteSearch, readSiteSearch, SENT_BY_FORM } from '../query/site-search.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { Document } from '../shell/Document.tsx';
import { loadShell } from '../shell/load-shell.ts';
import { Shell } from '../shell/Shell.tsx';
import { siteHead } from '../shell/site-head.ts';
import type { SiteContext } from '../site-context.ts';

/** The site around every page: its shell, its errors, the parameters every link carries. */
export const root = createRootRouteWithContext<SiteContext>()({
  validateSearch: readSiteSearch,
  search: { middlewares: [keepSiteSearch] },
  beforeLoad: ({ location, search }) => {
    const { [SENT_BY_FORM]: _, ...own } = search as Record<string, unknown>;
    const kept = keepParameters(location.pathname, own);
    const isWhole = Object.entries(search).every(([name, value]) => value === undefined || name in kept);
    if (!isWhole) throw redirect({ to: location.pathname, search: kept, replace: true });
  },
  loader: ({ context, location }) => loadShell(context, readSiteSearch(location.search)),
  staleTime: Number.POSITIVE_INFINITY,
  head: siteHead,
  shellComponent: Document,
  component: Shell,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
