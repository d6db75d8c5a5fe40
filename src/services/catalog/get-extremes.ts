import type { Extremes } from '#contract/dictionaries.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';

/**
 * Gives the upper ends of the filters' sliders: roubles, square metres, floors, metres. They are 0 with nothing on
 * sale.
 */
export async function getExtremes(ctx: ServiceContext): Promise<Extremes> {
  const found = await openCatalogue(ctx).findExtremes();
  return {
    maxPrice: found.maxPrice ?? 0,
    maxArea: (found.maxAreaM2x100 ?? 0) / 100,
    maxFloor: found.maxFloor ?? 0,
    maxSeaDistance: found.maxSeaDistanceM ?? 0,
  };
}
