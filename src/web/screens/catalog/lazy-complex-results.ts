import { lazyScreen } from '../../lazy-screen.ts';

/** The results as complexes, which the screen of the search draws and its loader has at hand. */
export const LazyComplexResults = lazyScreen(() => import('./ComplexResults.tsx'), 'ComplexResults');
