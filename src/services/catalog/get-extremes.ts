import type { Extremes } from '#contract/dictionaries.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';

/** What bounds the sliders of the filters. */
export async function getExtremes(ctx: ServiceContext): Promise<Extremes> {
  const found = await openCatalogue(ctx).findExtremes();
  return {
    maxPrice: found.maxPrice ?? 0,
    maxArea: (found.maxAreaM2x100 ?? 0) / 100,
    maxFloor: found.maxFloor ?? 0,
    maxSeaDistance: found.maxSeaDistanceM ?? 0,
  };
}
