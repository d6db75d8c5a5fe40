import { useQuery } from '@tanstack/react-query';
import { readRoad } from '#domain/road/road-text.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { OWN_ERRORS } from '../../../data/api.ts';
import { useRoad } from '../../../query/use-road.ts';
import { useSiteContext } from '../../../site-context.ts';

/** The part of the map from where the limits of the road are kept, with what it is in words; nothing without limits. */
export function useReach() {
  const { api } = useSiteContext();
  const road = useRoad();
  const limits = readRoad(road).flatMap(({ limit }) => limit ?? []);
  const { data } = useQuery({
    ...api.catalog.reach.queryOptions({ road }, { meta: OWN_ERRORS, staleTime: Number.POSITIVE_INFINITY }),
    enabled: limits.length > 0,
  });
  if (!data || limits.length === 0) return { polygons: null, text: null };
  const about = data.isEstimate ? 'примерно ' : '';
  const most = limits.length > 1 ? 'вашего времени' : `${limits[0]}${NBSP}мин`;
  return { polygons: data.polygons, text: `Закрашено, откуда ехать ${about}не${NBSP}дольше ${most}` };
}
