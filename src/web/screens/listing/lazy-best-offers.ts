import { lazyScreen } from '../../lazy-screen.ts';

/** Name it in the `parts` of the screen. */
export const LazyBestOffers = lazyScreen(() => import('./BestOffers.tsx'), 'BestOffers');
