import { keptFile } from '../../lazy-screen.ts';

/** What keeps of an answer only what cards show; the first HTML has that already. */
export const loadCardPages = keptFile(() => import('./card-pages.ts'));
