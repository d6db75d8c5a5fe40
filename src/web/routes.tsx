import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router';
import { keepParameters } from '#domain/catalog/global-query.ts';
import { consolePage } from './console-page.ts';
import { loadPage } from './data/load-page.ts';
import { readPermissions, requirePermission } from './data/require-permission.ts';
import { lazyScreen, loadFile } from './lazy-screen.ts';
import { PageError } from './page-error.ts';
import { readAdminListSearch } from './query/admin-list-search.ts';
import { readBoardSearch } from './query/board-search.ts';
import { readChosenSearch } from './query/chosen-search.ts';
import { readFeedListSearch, readFeedRunSearch } from './query/feed-search.ts';
import { parseListingId, stringifyListingId } from './query/listing-id.ts';
import { readPageSearch } from './query/page-search.ts';
import { keepSiteSearch, readSiteSearch } from './query/site-search.ts';
import { readStatusSearch } from './query/status-search.ts';
import type { RouterContext } from './router.tsx';
import { searchLoader, searchPendingMs } from './screens/catalog/open-search.ts';
import { SearchSkeleton } from './screens/catalog/SearchSkeleton.tsx';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/error/NotFoundScreen.tsx';
import { SENT_BY_FORM } from './search-text.ts';
import { Document } from './shell/Document.tsx';
import { loadShell } from './shell/load-shell.ts';
import { loadedHead, titledHead } from './shell/page-head.ts';
import { Shell } from './shell/Shell.tsx';
import { siteHead } from './shell/site-head.ts';

// The whole site map; screens and what fills them are fetched with the first page that needs them. A link names a route here, never an address, so a page that moves takes its links along.

const root = createRootRouteWithContext<RouterContext>()({
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

const main = createRoute({
  getParentRoute: () => root,
  path: '/',
  loaderDeps: ({ search: { complexes, presetTab, lens, location, searchFilters } }) => ({
    ...{ complexes, presetTab, lens, location, searchFilters },
  }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadMain } = await loadFile(() => import('./screens/catalog/load-main.ts'));
      return loadMain(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/catalog/MainScreen.tsx'), 'MainScreen'),
  staticData: { module: 'src/web/screens/catalog/MainScreen.tsx' },
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { complexes, presetTab, sort, map, lens, location, searchFilters, page } }) => ({
    ...{ complexes, presetTab, sort, map, lens, location, searchFilters, page },
  }),
  loader: ({ context, deps, cause }) =>
    loadPage(context.settings, async () => {
      const { loadSearch } = await searchLoader();
      return loadSearch(context, deps, cause === 'stay');
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/catalog/SearchScreen.tsx'), 'SearchScreen'),
  pendingComponent: SearchSkeleton,
  // Read at each navigation.
  get pendingMs() {
    return searchPendingMs();
  },
  staticData: { module: 'src/web/screens/catalog/SearchScreen.tsx' },
});

const filters = createRoute({
  getParentRoute: () => root,
  path: '/search/filters',
  loaderDeps: ({ search: { complexes, presetTab, location, searchFilters } }) => ({
    ...{ complexes, presetTab, location, searchFilters },
  }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadFilters } = await loadFile(() => import('./screens/catalog/load-filters.ts'));
      return loadFilters(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/catalog/FiltersScreen.tsx'), 'FiltersScreen'),
  staticData: { module: 'src/web/screens/catalog/FiltersScreen.tsx' },
});

const places = createRoute({
  getParentRoute: () => root,
  path: '/search/places',
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      const { loadPlaces } = await loadFile(() => import('./screens/catalog/load-places.ts'));
      return loadPlaces(context);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/catalog/PlacesScreen.tsx'), 'PlacesScreen'),
  staticData: { module: 'src/web/screens/catalog/PlacesScreen.tsx' },
});

const complex = createRoute({
  getParentRoute: () => root,
  path: '/complex/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readBoardSearch,
  loaderDeps: ({ search: { houseId, section, searchFilters, presetTab } }) => ({
    ...{ houseId, section, searchFilters, presetTab },
  }),
  loader: ({ context, params, deps }) =>
    loadPage(context.settings, async () => {
      const { loadComplex } = await loadFile(() => import('./screens/listing/load-complex.ts'));
      return loadComplex(context, params.id, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/listing/ComplexScreen.tsx'), 'ComplexScreen'),
  staticData: { module: 'src/web/screens/listing/ComplexScreen.tsx' },
});

const flat = createRoute({
  getParentRoute: () => root,
  path: '/for-sale/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  loader: ({ context, params }) =>
    loadPage(context.settings, async () => {
      const { loadFlat } = await loadFile(() => import('./screens/listing/load-flat.ts'));
      return loadFlat(context, params.id);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/listing/FlatScreen.tsx'), 'FlatScreen'),
  staticData: { module: 'src/web/screens/listing/FlatScreen.tsx' },
});

const compare = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: readChosenSearch,
  loaderDeps: ({ search: { complexes, ids } }) => ({ complexes, ids }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadChosen } = await loadFile(() => import('./screens/chosen/load-chosen.ts'));
      return loadChosen(context, '/compare', deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/chosen/CompareScreen.tsx'), 'CompareScreen'),
  staticData: { module: 'src/web/screens/chosen/CompareScreen.tsx' },
});

const favourites = createRoute({
  getParentRoute: () => root,
  path: '/favourites',
  validateSearch: readChosenSearch,
  loaderDeps: ({ search: { complexes, ids } }) => ({ complexes, ids }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadChosen } = await loadFile(() => import('./screens/chosen/load-chosen.ts'));
      return loadChosen(context, '/favourites', deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/chosen/FavouritesScreen.tsx'), 'FavouritesScreen'),
  staticData: { module: 'src/web/screens/chosen/FavouritesScreen.tsx' },
});

const legalInfo = createRoute({
  getParentRoute: () => root,
  path: '/legal-info',
  loaderDeps: ({ search: { legalInfoTab } }) => ({ legalInfoTab }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadLegal } = await loadFile(() => import('./screens/legal-doc/load-legal.ts'));
      return loadLegal(context, deps.legalInfoTab);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('./screens/legal-doc/LegalScreen.tsx'), 'LegalScreen'),
  staticData: { module: 'src/web/screens/legal-doc/LegalScreen.tsx' },
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: requirePermission('account', 'r'),
});

const accountIndex = createRoute({
  getParentRoute: () => account,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/help', search, statusCode: 302, replace: true });
  },
});

const help = createRoute({
  getParentRoute: () => account,
  path: '/help',
  head: titledHead('Помощь'),
  component: lazyScreen(() => import('./screens/account/HelpScreen.tsx'), 'HelpScreen'),
  staticData: { module: 'src/web/screens/account/HelpScreen.tsx' },
});

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requirePermission('adminPanel', 'r'),
  component: lazyScreen(() => import('./screens/admin/AdminShell.tsx'), 'AdminShell'),
  staticData: { module: 'src/web/screens/admin/AdminShell.tsx', hasOwnShell: true },
});

const adminIndex = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: async ({ context, search }) => {
    const { permittedPages } = await loadFile(() => import('./screens/admin/admin-pages.ts'));
    const [first] = permittedPages(await readPermissions(context));
    if (!first) throw new PageError(403, 'Access denied');
    throw redirect({ to: first.path, search, statusCode: 302, replace: true });
  },
});

const adminFeeds = createRoute({
  getParentRoute: () => admin,
  path: '/feed',
  validateSearch: readFeedListSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'r'],
    load: async () => (await import('./screens/feed/load-feeds.ts')).loadFeeds('Фиды'),
    screen: lazyScreen(() => import('./screens/feed/FeedsScreen.tsx'), 'FeedsScreen'),
    module: 'src/web/screens/feed/FeedsScreen.tsx',
  }),
});

const adminFeed = createRoute({
  getParentRoute: () => admin,
  path: '/feed/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readFeedRunSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'rw'],
    load: async () => (await import('./screens/feed/load-feed.ts')).loadFeed,
    screen: lazyScreen(() => import('./screens/feed/FeedScreen.tsx'), 'FeedScreen'),
    module: 'src/web/screens/feed/FeedScreen.tsx',
  }),
});

const adminFeedDashboard = createRoute({
  getParentRoute: () => admin,
  path: '/feed-dashboard',
  validateSearch: readFeedListSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'r'],
    load: async () => (await import('./screens/feed/load-feeds.ts')).loadFeeds('Сводка фидов'),
    screen: lazyScreen(() => import('./screens/feed/FeedDashboardScreen.tsx'), 'FeedDashboardScreen'),
    module: 'src/web/screens/feed/FeedDashboardScreen.tsx',
  }),
});

const adminUploads = createRoute({
  getParentRoute: () => admin,
  path: '/upload',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['uploadAnything', 'r'],
    load: async () => (await import('./screens/media/load-uploads.ts')).loadUploads,
    screen: lazyScreen(() => import('./screens/media/UploadsScreen.tsx'), 'UploadsScreen'),
    module: 'src/web/screens/media/UploadsScreen.tsx',
  }),
});

const dev = createRoute({
  getParentRoute: () => root,
  path: '/dev',
  beforeLoad: ({ context }) => {
    if (context.settings.appEnv === 'production') throw notFound();
  },
});

const devIndex = createRoute({
  getParentRoute: () => dev,
  path: '/',
  beforeLoad: () => {
    throw notFound();
  },
});

const devList = createRoute({
  getParentRoute: () => dev,
  path: '/list',
  head: titledHead('Страницы для разработки'),
  component: lazyScreen(() => import('./screens/dev/DevListScreen.tsx'), 'DevListScreen'),
  staticData: { module: 'src/web/screens/dev/DevListScreen.tsx' },
});

const devComponents = createRoute({
  getParentRoute: () => dev,
  path: '/components',
  head: titledHead('Компоненты'),
  component: lazyScreen(() => import('./screens/dev/ComponentsScreen.tsx'), 'ComponentsScreen'),
  staticData: { module: 'src/web/screens/dev/ComponentsScreen.tsx' },
});

const devSwitch = createRoute({
  getParentRoute: () => dev,
  path: '/components-switch',
  head: titledHead('Телефон и компьютер'),
  component: lazyScreen(() => import('./screens/dev/SwitchScreen.tsx'), 'SwitchScreen'),
  staticData: { module: 'src/web/screens/dev/SwitchScreen.tsx' },
});

const devAccordions = createRoute({
  getParentRoute: () => dev,
  path: '/accordions',
  head: titledHead('Аккордеоны'),
  component: lazyScreen(() => import('./screens/dev/AccordionsScreen.tsx'), 'AccordionsScreen'),
  staticData: { module: 'src/web/screens/dev/AccordionsScreen.tsx' },
});

const devForm = createRoute({
  getParentRoute: () => dev,
  path: '/form',
  head: titledHead('Формы'),
  component: lazyScreen(() => import('./screens/dev/FormsScreen.tsx'), 'FormsScreen'),
  staticData: { module: 'src/web/screens/dev/FormsScreen.tsx' },
});

const devChart = createRoute({
  getParentRoute: () => dev,
  path: '/chart-test',
  head: titledHead('График цен'),
  component: lazyScreen(() => import('./screens/dev/ChartScreen.tsx'), 'ChartScreen'),
  staticData: { module: 'src/web/screens/dev/ChartScreen.tsx' },
});

const devWhy = createRoute({
  getParentRoute: () => dev,
  path: '/why-demo',
  head: titledHead('Почему перерисовано'),
  component: lazyScreen(() => import('./screens/dev/WhyScreen.tsx'), 'WhyScreen'),
  staticData: { module: 'src/web/screens/dev/WhyScreen.tsx' },
});

const devError = createRoute({
  getParentRoute: () => dev,
  path: '/error',
  validateSearch: readStatusSearch,
  beforeLoad: ({ search: { status } }) => {
    if (status === 404) throw notFound();
    if (status === undefined) return;
    const { message, stack } = new Error(`Raised on purpose: ${status}`);
    throw new PageError(status, message, stack);
  },
  head: titledHead('Ошибки'),
  component: lazyScreen(() => import('./screens/dev/DevErrorScreen.tsx'), 'DevErrorScreen'),
  staticData: { module: 'src/web/screens/dev/DevErrorScreen.tsx' },
});

const devOutbox = createRoute({
  getParentRoute: () => dev,
  path: '/outbox',
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      await context.queryClient.ensureQueryData(context.api.dev.outbox.queryOptions());
    }),
  head: titledHead('Исходящие сообщения'),
  component: lazyScreen(() => import('./screens/dev/OutboxScreen.tsx'), 'OutboxScreen'),
  staticData: { module: 'src/web/screens/dev/OutboxScreen.tsx' },
});

export const routeTree = root.addChildren([
  main,
  search,
  filters,
  places,
  complex,
  flat,
  compare,
  favourites,
  legalInfo,
  account.addChildren([accountIndex, help]),
  admin.addChildren([adminIndex, adminFeeds, adminFeed, adminFeedDashboard, adminUploads]),
  dev.addChildren([
    devIndex,
    devList,
    devComponents,
    devSwitch,
    devAccordions,
    devForm,
    devChart,
    devWhy,
    devError,
    devOutbox,
  ]),
]);
