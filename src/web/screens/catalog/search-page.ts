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
}

/** Reads the page and the part of the map out of an address of results; one that cannot be meant is taken out of it. */
function readResultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const isArea = typeof raw.area === 'string' && readArea(raw.area) !== undefined;
  return { ...readPageSearch(raw), area: isArea ? String(raw.area) : undefined };
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
