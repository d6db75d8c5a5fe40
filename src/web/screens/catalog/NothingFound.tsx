import { memo, Suspense } from 'react';
import { lazyPart } from '../../lazy-screen.ts';
import type { EmptySearchProps } from './EmptySearch.tsx';

export const LazyEmptySearch = lazyPart(() => import('./EmptySearch.tsx'), 'EmptySearch');

/**
 * The ways out of an empty search. Drawn anew only for another search: React drops the HTML of a part that is asked to
 * change before it wakes, and with it a click on the way.
 */
export const NothingFound = memo(
  (props: EmptySearchProps) => (
    <Suspense>
      <LazyEmptySearch {...props} />
    </Suspense>
  ),
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);
