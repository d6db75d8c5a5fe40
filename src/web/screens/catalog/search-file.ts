// One file of the build: a list of results wakes with all of these.

export { RoadGaps } from '../../parts/road/RoadGaps.tsx';
export { FilterBar } from './filters/FilterBar.tsx';
export { HowRanked } from './HowRanked.tsx';
export { SheetBar } from './map/SheetBar.tsx';
