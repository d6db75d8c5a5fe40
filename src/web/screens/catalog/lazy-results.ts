import { lazyScreen } from '../../lazy-screen.ts';

// The two lists of results, which the screen of the search draws and its loader has at hand.

export const LazyFlatResults = lazyScreen(() => import('./FlatResults.tsx'), 'FlatResults');
export const LazyComplexResults = lazyScreen(() => import('./ComplexResults.tsx'), 'ComplexResults');
