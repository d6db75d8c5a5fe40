import { lazyScreen } from '../lazy-screen.ts';

// The parts of the shell that wake after the page has opened; `loadShell` has them at hand, so that the first HTML is
// whole.

export const LazyPlaceSearch = lazyScreen(() => import('./place/PlaceSearch.tsx'), 'PlaceSearch');
export const LazyPlaceButton = lazyScreen(() => import('./place/PlaceButton.tsx'), 'PlaceButton');
export const LazyPersonMenu = lazyScreen(() => import('./person/PersonMenu.tsx'), 'PersonMenu');
export const LazySiteFooter = lazyScreen(() => import('./SiteFooter.tsx'), 'SiteFooter');
