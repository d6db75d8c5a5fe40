import { lazyScreen } from '../../lazy-screen.ts';

// Parts of a list of results that wake after the page has opened; the loader has the bar of filters at hand.

export const LazyFilterBar = lazyScreen(() => import('./filters/FilterBar.tsx'), 'FilterBar');
export const LazyHowRanked = lazyScreen(() => import('./HowRanked.tsx'), 'HowRanked');
export const LazyResultsMap = lazyScreen(() => import('./map/ResultsMap.tsx'), 'ResultsMap');
export const LazySheetBar = lazyScreen(() => import('./map/SheetBar.tsx'), 'SheetBar');
export const LazyRoadGaps = lazyScreen(() => import('../../parts/road/RoadGaps.tsx'), 'RoadGaps');
