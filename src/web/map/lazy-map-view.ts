import { lazyScreen } from '../lazy-screen.ts';

/** A map below the fold; name it in the `parts` of the module that shows it. */
export const LazyMapView = lazyScreen(() => import('./MapView.tsx'), 'MapView');
