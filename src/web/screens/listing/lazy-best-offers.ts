// The styles come with the page: the server draws the offers, their scripts come later.
import '#ui/Badge/Badge.module.css';
import '../../parts/HowCounted.module.css';
import './BestOffers.module.css';
import { lazyScreen } from '../../lazy-screen.ts';

export const LazyBestOffers = lazyScreen(() => import('./BestOffers.tsx'), 'BestOffers');
