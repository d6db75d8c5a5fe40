import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapShape, MapViewport } from '../../../map/map-types.ts';
import { useSiteContext } from '../../../site-context.ts';
import { groundQuery } from '../catalogue-queries.ts';
import { groundShapes } from './ground-shapes.ts';
import { boxOf } from './use-map-box.ts';

/** From farther away a house is less than a dot. */
const HOUSES_ZOOM = 14;

/** The houses of our own that the ground of a map shows from near; nothing when they do not come. */
export function useGround(viewport: MapViewport | null): readonly MapShape[] {
  const context = useSiteContext();
  const isNear = viewport !== null && viewport.zoom >= HOUSES_ZOOM;
  const { data } = useQuery({
    ...groundQuery(context, boxOf(viewport)),
    enabled: isNear,
    placeholderData: keepPreviousData,
  });
  const zoom = viewport?.zoom;
  return useMemo(() => (isNear && data ? groundShapes(data, zoom!) : NONE), [isNear, data, zoom]);
}

const NONE: readonly MapShape[] = [];
