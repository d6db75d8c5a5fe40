import { lazyScreen } from '../../lazy-screen.ts';

export const LazyComplexResults = lazyScreen(() => import('./ComplexResults.tsx'), 'ComplexResults');
