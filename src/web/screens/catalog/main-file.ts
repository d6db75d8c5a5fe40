// One file of the build: the main page wakes with all of these.

export { QuickSearch } from './filters/QuickSearch.tsx';
export { GroupRow } from './GroupRow.tsx';
export { HubLinks } from './HubLinks.tsx';
export { MainTop } from './MainTop.tsx';
export { NewestRow } from './NewestRow.tsx';
