import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const realtorPage = page({
  under: root,
  path: '/landing/realtor',
  load: async (context) => {
    const { loadRealtor } = await loadFile(() => import('./load-realtor.ts'));
    return loadRealtor(context);
  },
  screen: lazyScreen(() => import('./RealtorScreen.tsx'), 'RealtorScreen'),
});
