// The styles come with the page: the server draws the button, its scripts come later.
import './PlaceButton.module.css';
import './PlaceNameButton.module.css';
import { lazyScreen } from '../../lazy-screen.ts';

export const LazyPlaceButton = lazyScreen(() => import('./PlaceButton.tsx'), 'PlaceButton');
