import { lazyScreen } from '../../../lazy-screen.ts';

export const LazySheetBar = lazyScreen(() => import('./SheetBar.tsx'), 'SheetBar');
