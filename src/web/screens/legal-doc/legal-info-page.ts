import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const legalInfoPage = page({
  under: root,
  path: '/legal-info',
  loadsBy: ['legalInfoTab'],
  load: async (context, { search: { legalInfoTab } }) => {
    const { loadLegal } = await loadFile(() => import('./load-legal.ts'));
    return loadLegal(context, legalInfoTab);
  },
  screen: lazyScreen(() => import('./LegalScreen.tsx'), 'LegalScreen'),
});
