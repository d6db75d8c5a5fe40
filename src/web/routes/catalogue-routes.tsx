import { createRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { lazyScreen, loadFile } from '../lazy-screen.ts';
import { readBoardSearch } from '../query/board-search.ts';
import { readChosenSearch } from '../query/chosen-search.ts';
import { parseListingId, stringifyListingId } from '../query/listing-id.ts';
import { readResultsSearch } from '../query/results-search.ts';
import { searchLoader, searchPendingMs } from '../screens/catalog/open-search.ts';
import { SearchSkeleton } from '../screens/catalog/SearchSkeleton.tsx';
import { loadedHead } from '../shell/page-head.ts';
import { root } from './root-route.tsx';

const main = createRoute({
  getParentRoute: () => root,
  path: '/',
  loaderDeps: ({ search: { complexes, presetTab, lens, location, searchFilters } }) => ({
    ...{ complexes, presetTab, lens, location, searchFilters },
  }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadMain } = await loadFile(() => import('../screens/catalog/load-main.ts'));
      return loadMain(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/catalog/MainScreen.tsx'), 'MainScreen'),
  staticData: { module: 'src/web/screens/catalog/MainScreen.tsx' },
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: readResultsSearch,
  loaderDeps: ({
    search: { complexes, presetTab, sort, map, lens, location, searchFilters, page, area },
  }) => ({
    ...{ complexes, presetTab, sort, map, lens, location, searchFilters, page, area },
  }),
  loader: ({ context, deps, cause }) =>
    loadPage(context.settings, async () => {
      const { loadSearch } = await searchLoader();
      return loadSearch(context, deps, cause === 'stay');
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/catalog/SearchScreen.tsx'), 'SearchScreen'),
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
      const { loadFilters } = await loadFile(() => import('../screens/catalog/load-filters.ts'));
      return loadFilters(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/catalog/FiltersScreen.tsx'), 'FiltersScreen'),
  staticData: { module: 'src/web/screens/catalog/FiltersScreen.tsx' },
});

const places = createRoute({
  getParentRoute: () => root,
  path: '/search/places',
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      const { loadPlaces } = await loadFile(() => import('../screens/catalog/load-places.ts'));
      return loadPlaces(context);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/catalog/PlacesScreen.tsx'), 'PlacesScreen'),
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
      const { loadComplex } = await loadFile(() => import('../screens/listing/load-complex.ts'));
      return loadComplex(context, params.id, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/listing/ComplexScreen.tsx'), 'ComplexScreen'),
  staticData: { module: 'src/web/screens/listing/ComplexScreen.tsx' },
});

const flat = createRoute({
  getParentRoute: () => root,
  path: '/for-sale/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  loader: ({ context, params }) =>
    loadPage(context.settings, async () => {
      const { loadFlat } = await loadFile(() => import('../screens/listing/load-flat.ts'));
      return loadFlat(context, params.id);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/listing/FlatScreen.tsx'), 'FlatScreen'),
  staticData: { module: 'src/web/screens/listing/FlatScreen.tsx' },
});

const compare = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: readChosenSearch,
  loaderDeps: ({ search: { complexes, ids } }) => ({ complexes, ids }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadChosen } = await loadFile(() => import('../screens/chosen/load-chosen.ts'));
      return loadChosen(context, '/compare', deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/chosen/CompareScreen.tsx'), 'CompareScreen'),
  staticData: { module: 'src/web/screens/chosen/CompareScreen.tsx' },
});

const favourites = createRoute({
  getParentRoute: () => root,
  path: '/favourites',
  validateSearch: readChosenSearch,
  loaderDeps: ({ search: { complexes, ids } }) => ({ complexes, ids }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadChosen } = await loadFile(() => import('../screens/chosen/load-chosen.ts'));
      return loadChosen(context, '/favourites', deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/chosen/FavouritesScreen.tsx'), 'FavouritesScreen'),
  staticData: { module: 'src/web/screens/chosen/FavouritesScreen.tsx' },
});

const legalInfo = createRoute({
  getParentRoute: () => root,
  path: '/legal-info',
  loaderDeps: ({ search: { legalInfoTab } }) => ({ legalInfoTab }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadLegal } = await loadFile(() => import('../screens/legal-doc/load-legal.ts'));
      return loadLegal(context, deps.legalInfoTab);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/legal-doc/LegalScreen.tsx'), 'LegalScreen'),
  staticData: { module: 'src/web/screens/legal-doc/LegalScreen.tsx' },
});

/** What everybody may open. */
export const catalogueRoutes = [
  main,
  search,
  filters,
  places,
  complex,
  flat,
  compare,
  favourites,
  legalInfo,
] as const;
