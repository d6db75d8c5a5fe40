import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { pageErrorAdapter } from './page-error.ts';
import type { RouteTree } from './routes.tsx';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/error/NotFoundScreen.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';
import { machineFactsAdapter } from './shell/page-head.ts';
import type { SiteContext } from './site-context.ts';

interface SiteOptions {
  /** The browser may have only those of its page. */
  routeTree: RouteTree;
  /** Of the answer being rendered. */
  nonce?: string;
  /** Told of each screen that broke while it rendered in the browser. */
  onScreenError?: (error: unknown) => void;
}

/** The site as one router; made anew for each page on the server and once in the browser. */
export function createSite(context: SiteContext, { routeTree, nonce, onScreenError }: SiteOptions) {
  const router = createRouter({
    routeTree,
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
    scrollRestoration: true,
    scrollToTopSelectors: ['window'],
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(onScreenError ? { defaultOnCatch: onScreenError } : {}),
    dehydrate: () => ({ settings: context.settings }),
    hydrate: (dehydrated) => {
      context.settings = dehydrated.settings;
    },
  });
  // Typed only for the router's own framework, but read from the options here as well.
  Object.assign(router.options, { serializationAdapters: [pageErrorAdapter, machineFactsAdapter] });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

export type Site = ReturnType<typeof createSite>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Site;
  }
  interface StaticDataRouteOption {
    /** The lazily loaded module of the screen, for its styles and preloads in the first HTML. */
    module?: string;
    /** Its pages stand in a shell of their own instead of the site's header and footer. */
    hasOwnShell?: boolean;
  }
}
