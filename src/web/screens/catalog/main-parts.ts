import { lazyScreen } from '../../lazy-screen.ts';

/** It stands above the fold, so the loader of the main page has it at hand when the page shows. */
export const LazyQuickSearch = lazyScreen(() => import('./filters/QuickSearch.tsx'), 'QuickSearch');
