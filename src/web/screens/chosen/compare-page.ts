import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { readChosenSearch } from '../../query/chosen-search.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const comparePage = page({
  under: root,
  path: '/compare',
  search: readChosenSearch,
  loadsBy: ['complexes', 'ids', 'terms', 'columns'],
  load: async (context, { search }) => {
    const { loadChosen } = await loadFile(() => import('./load-chosen.ts'));
    return loadChosen(context, '/compare', search);
  },
  screen: lazyScreen(() => import('./CompareScreen.tsx'), 'CompareScreen'),
});
