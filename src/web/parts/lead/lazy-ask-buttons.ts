import { lazyScreen } from '../../lazy-screen.ts';

/** The pages that show it name it among their `parts`: the phone above it is what a visit is for. */
export const LazyAskButtons = lazyScreen(() => import('./AskButtons.tsx'), 'AskButtons');
