import { lazyScreen } from '../../lazy-screen.ts';

// They stand below the head of a flat and wake after the frame of the page.

const flatFile = () => import('./flat-file.ts');

export const LazyBuilderSection = lazyScreen(flatFile, 'BuilderSection');
export const LazyFlatAside = lazyScreen(flatFile, 'FlatAside');
export const LazyFlatBar = lazyScreen(flatFile, 'FlatBar');
export const LazyFlatParameters = lazyScreen(flatFile, 'FlatParameters');
export const LazyFlatPhotos = lazyScreen(flatFile, 'FlatPhotos');
export const LazyFlatPlan = lazyScreen(flatFile, 'FlatPlan');
export const LazyHousePlace = lazyScreen(flatFile, 'HousePlace');
export const LazyPriceHistory = lazyScreen(flatFile, 'PriceHistory');
