// One file of the build: a complex wakes with all of these.

export { AboutComplex } from './AboutComplex.tsx';
export { ComplexAside } from './ComplexAside.tsx';
export { ComplexBar } from './ComplexBar.tsx';
export { ComplexHead } from './ComplexHead.tsx';
export { DocumentsSection } from './DocumentsSection.tsx';
export { DeveloperSection } from './developer/DeveloperSection.tsx';
export { FlatsByRooms } from './flats/FlatsByRooms.tsx';
export { Gallery } from './gallery/Gallery.tsx';
export { HousesSection } from './houses/HousesSection.tsx';
export { ProgressSection } from './ProgressSection.tsx';
export { Infrastructure, parts } from './place/Infrastructure.tsx';
export { PlaceSection } from './place/PlaceSection.tsx';
export { PricesSection } from './prices/PricesSection.tsx';
export { SimilarComplexes } from './SimilarComplexes.tsx';
