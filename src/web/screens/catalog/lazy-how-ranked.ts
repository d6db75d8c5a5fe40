import { lazyScreen } from '../../lazy-screen.ts';

export const LazyHowRanked = lazyScreen(() => import('./HowRanked.tsx'), 'HowRanked');
