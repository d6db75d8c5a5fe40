import { Suspense } from 'react';
import { lazyPart } from '../../lazy-screen.ts';
import { useBrowserStore } from '../../parts/page/use-browser-store.ts';
import styles from './ContinueSearch.module.css';
import { lastSearch } from './last-search.ts';

const LastSearchLink = lazyPart(() => import('./LastSearchLink.tsx'), 'LastSearchLink');

/**
 * The way back to the search this browser was at last. The HTML of `/` is the same for everybody, so only room for it is
 * there at first, where the early script of the page has found that there is such a search.
 */
export function ContinueSearch() {
  const last = useBrowserStore(lastSearch);
  return (
    <div className={styles.room} data-known={last ? '' : undefined}>
      {last && (
        <Suspense>
          <LastSearchLink last={last} />
        </Suspense>
      )}
    </div>
  );
}
