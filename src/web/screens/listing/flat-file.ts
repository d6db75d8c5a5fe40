// One file of the build: a flat wakes with all of these.

export { BuilderSection } from './BuilderSection.tsx';
export { FlatAside } from './FlatAside.tsx';
export { FlatBar } from './FlatBar.tsx';
export { FlatHead } from './FlatHead.tsx';
export { FlatParameters } from './FlatParameters.tsx';
export { FlatPhotos } from './FlatPhotos.tsx';
export { FlatPlan } from './FlatPlan.tsx';
export { HousePlace } from './HousePlace.tsx';
export { OtherFlats } from './OtherFlats.tsx';
export { PriceHistory } from './PriceHistory.tsx';
