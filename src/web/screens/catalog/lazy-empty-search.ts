import { lazyScreen } from '../../lazy-screen.ts';

export const LazyEmptySearch = lazyScreen(() => import('./EmptySearch.tsx'), 'EmptySearch');
