import { lazyScreen } from '../../lazy-screen.ts';
import { readResultsSearch } from '../../query/results-search.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';
import { searchLoader, searchPendingMs } from './open-search.ts';
import { SearchSkeleton } from './SearchSkeleton.tsx';

export const searchPage = page({
  under: root,
  path: '/search',
  search: readResultsSearch,
  loadsBy: ['complexes', 'presetTab', 'sort', 'map', 'lens', 'location', 'searchFilters', 'page', 'area'],
  load: async (context, { search, isOpen }) => {
    const { loadSearch } = await searchLoader();
    return loadSearch(context, search, isOpen);
  },
  screen: lazyScreen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
  pending: { screen: SearchSkeleton, afterMs: searchPendingMs },
});
