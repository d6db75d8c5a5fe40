import { lazyPart } from '../../lazy-screen.ts';

/** A card of a list: its HTML is in the first answer, and its scripts come when the frame of the page is awake. */
export const LazyFlatCard = lazyPart(() => import('./FlatCard.tsx'), 'FlatCard');
