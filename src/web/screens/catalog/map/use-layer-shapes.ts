import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapLayer } from '#domain/catalog/map-layers.ts';
import type { MapShape, MapViewport } from '../../../map/map-types.ts';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { meterPricesQuery } from '../catalogue-queries.ts';
import { loadMetroLines, metroShapes } from './metro-shapes.ts';
import { priceTint } from './price-tint.ts';
import { boxOf } from './use-map-box.ts';

interface Asked {
  layers: readonly MapLayer[];
  request: SearchRequest;
  viewport: MapViewport | null;
}

/** The shapes that layers draw on the ground of a map, and the tint of prices, which is to be explained. */
export function useLayerShapes({ layers, request, viewport }: Asked) {
  const context = useSiteContext();
  const hasPrices = layers.includes('prices');
  const hasMetro = layers.includes('metro');
  const prices = useQuery({
    ...meterPricesQuery(context, request, boxOf(viewport)),
    enabled: hasPrices && viewport !== null,
    placeholderData: keepPreviousData,
  });
  const lines = useQuery({
    queryKey: ['metro-lines'],
    queryFn: loadMetroLines,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hasMetro,
  });
  const tint = useMemo(
    () => (hasPrices && prices.data ? priceTint(prices.data) : null),
    [hasPrices, prices.data],
  );
  const metro = useMemo(
    () => (hasMetro && lines.data && viewport ? metroShapes(lines.data, viewport) : null),
    [hasMetro, lines.data, viewport],
  );
  const shapes = useMemo<MapShape[] | null>(
    () => (tint || metro ? [...(tint?.shapes ?? []), ...(metro?.shapes ?? [])] : null),
    [tint, metro],
  );
  return {
    shapes,
    prices: tint,
    hasWalks: metro?.hasWalks ?? false,
    hasFailed: (hasPrices && prices.isError) || (hasMetro && lines.isError),
  };
}
