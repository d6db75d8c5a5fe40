import { lazyPart } from '../../lazy-screen.ts';

// They stand below the head of a flat and wake after the frame of the page.

const flatFile = () => import('./flat-file.ts');

export const LazyBuilderSection = lazyPart(flatFile, 'BuilderSection');
export const LazyFlatAside = lazyPart(flatFile, 'FlatAside');
export const LazyFlatBar = lazyPart(flatFile, 'FlatBar');
export const LazyFlatParameters = lazyPart(flatFile, 'FlatParameters');
export const LazyFlatPhotos = lazyPart(flatFile, 'FlatPhotos');
export const LazyFlatPlan = lazyPart(flatFile, 'FlatPlan');
export const LazyHousePlace = lazyPart(flatFile, 'HousePlace');
export const LazyPriceHistory = lazyPart(flatFile, 'PriceHistory');
