import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { decimalAdapter } from './data/pack-rows.ts';
import { pageErrorAdapter } from './page-error.ts';
import { parseSearch, stringifySearch } from './query/site-search.ts';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/error/NotFoundScreen.tsx';
import { machineFactsAdapter } from './shell/page-head.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteMap } from './site-map/site-map.ts';

interface SiteOptions {
  /** In the browser it may lack the pages that few visits come to. */
  siteMap: SiteMap;
  /** Reads what the server may be sent. */
  parseSearch?: typeof parseSearch;
  /** Told of each screen that broke while it rendered in the browser. */
  defaultOnCatch?: (error: unknown) => void;
  /** Brings what goes to other pages, in the browser's build (build/later-loading.ts). */
  loading?: () => Promise<typeof import('@tanstack/router-core/loading')>;
  /** Addresses of the browser, where these are not those of the site as they are. */
  history?: RouterHistory;
}

/** The site as one router; made anew for each page on the server and once in the browser. */
export function createSite(context: SiteContext, { siteMap, ...ofSide }: SiteOptions) {
  const router = createRouter({
    routeTree: siteMap,
    context,
    parseSearch,
    stringifySearch,
    // As the server's own routes and the rules of parameters are.
    caseSensitive: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so the router asks it each time.
    defaultPreloadStaleTime: 0,
    scrollRestoration: laterPagesOnly(),
    scrollToTopSelectors: ['window'],
    ...ofSide,
    dehydrate: () => ({ settings: context.settings }),
    hydrate: (dehydrated) => {
      context.settings = dehydrated.settings;
    },
  });
  // Typed only for the router's own framework, but read from the options here as well.
  Object.assign(router.options, {
    serializationAdapters: [pageErrorAdapter, machineFactsAdapter, decimalAdapter],
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

/**
 * The browser itself scrolls a page that is opened, while it is read from the net. Whoever reads on before the scripts
 * have come must not be thrown back by them.
 */
function laterPagesOnly(): () => boolean {
  let hasBegun = false;
  return () => {
    const isLater = hasBegun;
    hasBegun = true;
    return isLater;
  };
}

export type Site = ReturnType<typeof createSite>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Site;
  }
  interface StaticDataRouteOption {
    /** Its pages stand in a shell of their own instead of the site's header and footer. */
    hasOwnShell?: boolean | 'always' | undefined;
  }
}
