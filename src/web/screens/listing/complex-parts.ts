import { lazyScreen } from '../../lazy-screen.ts';

// They stand below the head of a complex and wake after the frame of the page; its loader has them at hand.

export const LazyGallery = lazyScreen(() => import('./gallery/Gallery.tsx'), 'Gallery');
export const LazyComplexAside = lazyScreen(() => import('./ComplexAside.tsx'), 'ComplexAside');
