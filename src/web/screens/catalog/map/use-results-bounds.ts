import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';
import { anywhereOnMap, type CatalogSearch, placeSearch } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { mapBoundsQuery } from '../catalogue-queries.ts';

/** Where the map looks when nothing at all has a place on it. */
const EVERYWHERE: Bounds = { south: 41, west: 27, north: 68, east: 135 };

/**
 * Where all that a search finds stands, whatever part of the map it is limited to; undefined before the first answer.
 * A search that finds nothing looks at its place. While it is limited to a part the map stays where it is.
 */
export function useResultsBounds(search: CatalogSearch) {
  const context = useSiteContext();
  const found = useQuery(mapBoundsQuery(context, anywhereOnMap(search.request)));
  const hasNothing = found.data === null;
  const [shown, setShown] = useState<Bounds>();
  const ofPlace = useQuery({
    ...mapBoundsQuery(context, placeSearch({ ...search, road: undefined }).request),
    enabled: hasNothing && shown === undefined,
  });
  const isAnswered = found.isError || (hasNothing && !ofPlace.isPending);
  const latest = found.data ?? (shown || isAnswered ? (shown ?? ofPlace.data ?? EVERYWHERE) : undefined);
  const isDue = latest !== undefined && latest !== shown && (shown === undefined || !search.area);
  if (isDue) setShown(latest);
  return { bounds: isDue ? latest : shown, hasNothing };
}
