import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const flatPage = page({
  under: root,
  path: '/for-sale/$id',
  params: LISTING_ID,
  loadsBy: ['terms', 'road'],
  load: async (context, { params: { id }, search }) => {
    const { loadFlat } = await loadFile(() => import('./load-flat.ts'));
    return loadFlat(context, id, search);
  },
  screen: lazyScreen(() => import('./FlatScreen.tsx'), 'FlatScreen'),
});
