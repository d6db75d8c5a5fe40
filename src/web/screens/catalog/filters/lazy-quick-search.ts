import { lazyScreen } from '../../../lazy-screen.ts';

export const LazyQuickSearch = lazyScreen(() => import('./QuickSearch.tsx'), 'QuickSearch');
