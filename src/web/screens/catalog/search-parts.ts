import { lazyPart } from '../../lazy-screen.ts';

// Parts of a list of results that wake after the page has opened; the loader has the bar of filters at hand.

const searchFile = () => import('./search-file.ts');

export const LazyFilterBar = lazyPart(searchFile, 'FilterBar');
export const LazyHowRanked = lazyPart(searchFile, 'HowRanked');
export const LazyResultsMap = lazyPart(() => import('./map/ResultsMap.tsx'), 'ResultsMap');
export const LazySheetBar = lazyPart(searchFile, 'SheetBar');
export const LazyRoadGaps = lazyPart(searchFile, 'RoadGaps');
