// The styles come with the page: what the server drew looks right before its scripts come.
import './EmptySearch.module.css';
import { lazyScreen } from '../../lazy-screen.ts';

export const LazyEmptySearch = lazyScreen(() => import('./EmptySearch.tsx'), 'EmptySearch');
