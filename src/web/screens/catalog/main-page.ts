import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const mainPage = page({
  under: root,
  path: '/',
  loadsBy: ['complexes', 'presetTab', 'lens', 'terms', 'road', 'location', 'searchFilters'],
  load: async (context, { search }) => {
    const { loadMain } = await loadFile(() => import('./load-main.ts'));
    return loadMain(context, search);
  },
  screen: lazyScreen(() => import('./MainScreen.tsx'), 'MainScreen'),
});
