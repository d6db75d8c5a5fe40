import { lazyScreen } from '../../lazy-screen.ts';

// Parts of a list of results that wake after the page has opened; the loader has the bar of filters at hand.

const searchFile = () => import('./search-file.ts');

export const LazyFilterBar = lazyScreen(searchFile, 'FilterBar');
export const LazyHowRanked = lazyScreen(searchFile, 'HowRanked');
export const LazyResultsMap = lazyScreen(() => import('./map/ResultsMap.tsx'), 'ResultsMap');
export const LazySheetBar = lazyScreen(searchFile, 'SheetBar');
export const LazyRoadGaps = lazyScreen(searchFile, 'RoadGaps');
