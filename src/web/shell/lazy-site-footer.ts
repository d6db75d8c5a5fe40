import { lazyScreen } from '../lazy-screen.ts';

export const LazySiteFooter = lazyScreen(() => import('./SiteFooter.tsx'), 'SiteFooter');
