import { readMapLayers, writeMapLayers } from '#domain/catalog/map-layers.ts';
import { readArea } from '#domain/geo/area-text.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { type PageSearch, readPageSearch } from '../../query/page-search.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';
import { searchLoader, searchPendingMs } from './open-search.ts';
import { SearchSkeleton } from './SearchSkeleton.tsx';

export interface ResultsSearch extends PageSearch {
  /** The part of the map that is searched in: '55.7,37.5;55.8,37.6' is a box, three and more points an outline. */
  area?: string;
  /** The layers of the map: 'prices,schools'. */
  layers?: string;
}

/**
 * Reads the page, the part of the map and its layers out of an address of results; what cannot be meant is taken out of
 * it.
 */
function readResultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const isArea = typeof raw.area === 'string' && readArea(raw.area) !== undefined;
  const layers = typeof raw.layers === 'string' ? writeMapLayers(readMapLayers(raw.layers)) : undefined;
  return { ...readPageSearch(raw), area: isArea ? String(raw.area) : undefined, layers };
}

export const searchPage = page({
  under: root,
  path: '/search',
  search: readResultsSearch,
  loadsBy: [
    'complexes',
    'presetTab',
    'sort',
    'map',
    'lens',
    'terms',
    'road',
    'location',
    'searchFilters',
    'page',
    'area',
  ],
  load: async (context, { search, isOpen }) => {
    const { loadSearch } = await searchLoader();
    return loadSearch(context, search, isOpen);
  },
  screen: lazyScreen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
  pending: { screen: SearchSkeleton, afterMs: searchPendingMs },
});
