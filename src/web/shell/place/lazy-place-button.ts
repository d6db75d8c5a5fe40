import { lazyScreen } from '../../lazy-screen.ts';

export const LazyPlaceButton = lazyScreen(() => import('./PlaceButton.tsx'), 'PlaceButton');
