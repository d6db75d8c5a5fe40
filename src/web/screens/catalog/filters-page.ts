import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const filtersPage = page({
  under: root,
  path: '/search/filters',
  loadsBy: ['complexes', 'presetTab', 'location', 'searchFilters', 'terms', 'road'],
  load: async (context, { search }) => {
    const { loadFilters } = await loadFile(() => import('./load-filters.ts'));
    return loadFilters(context, search);
  },
  screen: lazyScreen(() => import('./FiltersScreen.tsx'), 'FiltersScreen'),
});
