import { lazyPart } from '../../lazy-screen.ts';

// The parts of a flat, which wake after the frame of the page.

const flatFile = () => import('./flat-file.ts');

export const LazyBuilderSection = lazyPart(flatFile, 'BuilderSection');
export const LazyFlatAside = lazyPart(flatFile, 'FlatAside');
export const LazyFlatBar = lazyPart(flatFile, 'FlatBar');
export const LazyFlatHead = lazyPart(flatFile, 'FlatHead');
export const LazyFlatParameters = lazyPart(flatFile, 'FlatParameters');
export const LazyFlatPhotos = lazyPart(flatFile, 'FlatPhotos');
export const LazyFlatPlan = lazyPart(flatFile, 'FlatPlan');
export const LazyHousePlace = lazyPart(flatFile, 'HousePlace');
export const LazyOtherFlats = lazyPart(flatFile, 'OtherFlats');
export const LazyPriceHistory = lazyPart(flatFile, 'PriceHistory');
