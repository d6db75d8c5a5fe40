import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const placesPage = page({
  under: root,
  path: '/search/places',
  load: async (context) => {
    const { loadPlaces } = await loadFile(() => import('./load-places.ts'));
    return loadPlaces(context);
  },
  screen: lazyScreen(() => import('./PlacesScreen.tsx'), 'PlacesScreen'),
});
