import { lazyScreen } from '../../lazy-screen.ts';

export const LazyPersonMenu = lazyScreen(() => import('./PersonMenu.tsx'), 'PersonMenu');
