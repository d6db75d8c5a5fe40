import { lazyScreen } from '../../../lazy-screen.ts';

export const LazyResultsMap = lazyScreen(() => import('./ResultsMap.tsx'), 'ResultsMap');
