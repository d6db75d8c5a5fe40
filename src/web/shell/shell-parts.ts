import { lazyScreen } from '../lazy-screen.ts';

// The parts of the shell that wake after the page has opened; `loadShell` has them at hand, so that the first HTML is
// whole.

const shellFile = () => import('./shell-file.ts');

export const LazyPlaceSearch = lazyScreen(shellFile, 'PlaceSearch');
export const LazyPlaceButton = lazyScreen(shellFile, 'PlaceButton');
export const LazyPersonMenu = lazyScreen(shellFile, 'PersonMenu');
export const LazySiteFooter = lazyScreen(shellFile, 'SiteFooter');
