import { lazyScreen } from '../lazy-screen.ts';

export const LazyPlaceSearch = lazyScreen(() => import('./PlaceSearch.tsx'), 'PlaceSearch');
