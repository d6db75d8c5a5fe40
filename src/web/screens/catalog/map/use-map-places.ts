import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isPlaceKind, type MapLayer } from '#domain/catalog/map-layers.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import { useSiteContext } from '../../../site-context.ts';
import { mapPlacesQuery } from '../catalogue-queries.ts';
import { placeMarkers } from './place-markers.ts';
import { boxOf } from './use-map-box.ts';

/** From farther away a city is one heap of schools. */
const PLACES_ZOOM = 12;

/** The places that layers ask for in sight, and what is to be said of them. */
export function useMapPlaces(layers: readonly MapLayer[], viewport: MapViewport | null) {
  const context = useSiteContext();
  const kinds = layers.filter(isPlaceKind);
  const isNear = viewport !== null && viewport.zoom >= PLACES_ZOOM;
  const isAsked = kinds.length > 0 && isNear;
  const { data, isError } = useQuery({
    ...mapPlacesQuery(context, kinds, boxOf(viewport)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;
  const markers = useMemo(() => placeMarkers(found?.places ?? []), [found]);
  return {
    markers,
    isTooFar: kinds.length > 0 && viewport !== null && !isNear,
    areNone: found?.places.length === 0,
    areMore: found?.areMore ?? false,
    hasFailed: isAsked && isError,
  };
}
