import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { readChosenSearch } from '../../query/chosen-search.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const favouritesPage = page({
  under: root,
  path: '/favourites',
  search: readChosenSearch,
  loadsBy: ['complexes', 'ids', 'terms'],
  load: async (context, { search }) => {
    const { loadChosen } = await loadFile(() => import('./load-chosen.ts'));
    return loadChosen(context, '/favourites', search);
  },
  screen: lazyScreen(() => import('./FavouritesScreen.tsx'), 'FavouritesScreen'),
});
