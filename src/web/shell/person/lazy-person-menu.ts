// The styles come with the page: the server draws the button, its scripts come later.
import './PersonMenu.module.css';
import { lazyScreen } from '../../lazy-screen.ts';

export const LazyPersonMenu = lazyScreen(() => import('./PersonMenu.tsx'), 'PersonMenu');
