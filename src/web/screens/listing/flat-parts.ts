import { lazyScreen } from '../../lazy-screen.ts';

// They stand below the head of a flat and wake after the frame of the page; its loader has them at hand.

export const LazyFlatPlan = lazyScreen(() => import('./FlatPlan.tsx'), 'FlatPlan');
export const LazyFlatAside = lazyScreen(() => import('./FlatAside.tsx'), 'FlatAside');
export const LazyFlatBar = lazyScreen(() => import('./FlatBar.tsx'), 'FlatBar');
