import { lazyScreen } from '../../lazy-screen.ts';

// They stand below the head of a complex and wake after the frame of the page.

const complexFile = () => import('./complex-file.ts');

export const LazyAboutComplex = lazyScreen(complexFile, 'AboutComplex');
export const LazyComplexAside = lazyScreen(complexFile, 'ComplexAside');
export const LazyDeveloperSection = lazyScreen(complexFile, 'DeveloperSection');
export const LazyDocumentsSection = lazyScreen(complexFile, 'DocumentsSection');
export const LazyFlatsByRooms = lazyScreen(complexFile, 'FlatsByRooms');
export const LazyGallery = lazyScreen(complexFile, 'Gallery');
export const LazyHousesSection = lazyScreen(complexFile, 'HousesSection');
export const LazyInfrastructure = lazyScreen(complexFile, 'Infrastructure');
export const LazyPlaceSection = lazyScreen(complexFile, 'PlaceSection');
export const LazyPricesSection = lazyScreen(complexFile, 'PricesSection');
export const LazyProgressSection = lazyScreen(complexFile, 'ProgressSection');
export const LazySimilarComplexes = lazyScreen(complexFile, 'SimilarComplexes');
