import { lazyPart } from '../../lazy-screen.ts';

// The parts of a complex, which wake after the frame of the page.

const complexFile = () => import('./complex-file.ts');

export const LazyAboutComplex = lazyPart(complexFile, 'AboutComplex');
export const LazyComplexAside = lazyPart(complexFile, 'ComplexAside');
export const LazyComplexBar = lazyPart(complexFile, 'ComplexBar');
export const LazyComplexHead = lazyPart(complexFile, 'ComplexHead');
export const LazyDeveloperSection = lazyPart(complexFile, 'DeveloperSection');
export const LazyDocumentsSection = lazyPart(complexFile, 'DocumentsSection');
export const LazyFlatsByRooms = lazyPart(complexFile, 'FlatsByRooms');
export const LazyGallery = lazyPart(complexFile, 'Gallery');
export const LazyHousesSection = lazyPart(complexFile, 'HousesSection');
export const LazyInfrastructure = lazyPart(complexFile, 'Infrastructure');
export const LazyPlaceSection = lazyPart(complexFile, 'PlaceSection');
export const LazyPricesSection = lazyPart(complexFile, 'PricesSection');
export const LazyProgressSection = lazyPart(complexFile, 'ProgressSection');
export const LazySimilarComplexes = lazyPart(complexFile, 'SimilarComplexes');
