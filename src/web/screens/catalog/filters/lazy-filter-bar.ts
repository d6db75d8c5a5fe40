import { lazyScreen } from '../../../lazy-screen.ts';

export const LazyFilterBar = lazyScreen(() => import('./FilterBar.tsx'), 'FilterBar');
