import { lazyPart } from '../../lazy-screen.ts';
import { LazyFlatCard } from '../../parts/flat/lazy-flat-card.ts';
import type { SleepFile } from '../../parts/page/sleep.ts';

const mainFile = () => import('./main-file.ts');

// They stand above the fold, so the loader of the main page has them at hand when the page shows.

export const LazyMainTop = lazyPart(mainFile, 'MainTop');
export const LazyQuickSearch = lazyPart(mainFile, 'QuickSearch');

// The rows below it, which the loader has at hand as well.

export const LazyGroupRow = lazyPart(mainFile, 'GroupRow');
export const LazyNewestRow = lazyPart(mainFile, 'NewestRow');
export const LazyHubLinks = lazyPart(mainFile, 'HubLinks');

/** A row wakes with its cards: one that waits for them when it has begun would hold up the rest of the page. */
export const GROUP_ROW_FILES = withCards(LazyGroupRow);
export const NEWEST_ROW_FILES = withCards(LazyNewestRow);

function withCards(row: SleepFile): SleepFile {
  return {
    preload: async () => {
      await Promise.all([row.preload?.(), LazyFlatCard.preload?.()]);
    },
  };
}
