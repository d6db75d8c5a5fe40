import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { readBoardSearch } from '../../query/board-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const complexPage = page({
  under: root,
  path: '/complex/$id',
  params: LISTING_ID,
  search: readBoardSearch,
  loadsBy: ['houseId', 'section', 'searchFilters', 'presetTab', 'terms', 'road'],
  load: async (context, { params: { id }, search }) => {
    const { loadComplex } = await loadFile(() => import('./load-complex.ts'));
    return loadComplex(context, id, search);
  },
  screen: lazyScreen(() => import('./ComplexScreen.tsx'), 'ComplexScreen'),
});
