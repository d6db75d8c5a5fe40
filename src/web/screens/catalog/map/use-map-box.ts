import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useLens } from '../../../query/use-lens.ts';
import { useSiteContext } from '../../../site-context.ts';
import { mapBoxQuery } from '../catalogue-queries.ts';

/** A hundred metres: a map that has moved by less asks for nothing new. */
const DIGITS = 3;

/** Searches the part of the map in sight; the old answer stays until the new one comes, and when it fails to. */
export function useMapBox(request: SearchRequest, viewport: MapViewport | null) {
  const context = useSiteContext();
  const { data, isFetching, isError, refetch } = useQuery({
    ...mapBoxQuery(context, request, { ...boxOf(viewport), lens: useLens() }),
    enabled: viewport !== null,
  });
  // Kept by hand: a query forgets the answer before as soon as it fails.
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return {
    box: data ?? kept,
    isOld: isFetching,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** The part in sight as it is asked about: outwards to a hundred metres. */
export function boxOf(viewport: MapViewport | null): Bounds & { zoom: number } {
  if (!viewport) return { south: 0, west: 0, north: 0, east: 0, zoom: 0 };
  const { south, west, north, east } = viewport.bounds;
  return {
    south: outwards(south, Math.floor, 90),
    west: outwards(west, Math.floor, 180),
    north: outwards(north, Math.ceil, 90),
    east: outwards(east, Math.ceil, 180),
    zoom: Math.max(0, Math.round(viewport.zoom * 10) / 10),
  };
}

function outwards(degrees: number, round: (value: number) => number, end: number): number {
  const rounded = round(degrees * 10 ** DIGITS) / 10 ** DIGITS;
  return Math.max(-end, Math.min(end, rounded));
}
