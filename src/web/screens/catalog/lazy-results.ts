import { lazyPart } from '../../lazy-screen.ts';

// The two lists of results, which the screen of the search draws and its loader has at hand.

export const LazyFlatResults = lazyPart(() => import('./FlatResults.tsx'), 'FlatResults');
export const LazyComplexResults = lazyPart(() => import('./ComplexResults.tsx'), 'ComplexResults');
