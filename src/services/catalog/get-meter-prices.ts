import type { MeterPrices, MeterPricesInput } from '#contract/search-figures.ts';
import { priceCells, sideFor, wholeHexagons } from '#domain/catalog/price-cells.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Averages what a square metre of the flats found costs, by hexagons of a part of the map. */
export async function getMeterPrices(ctx: ServiceContext, input: MeterPricesInput): Promise<MeterPrices> {
  const { south, west, north, east, zoom } = input;
  const box = { south, west, north, east };
  const catalogue = openCatalogue(ctx);
  const side = sideFor(box, zoom);
  const search = await readSearch(ctx, catalogue, input);
  const houses = await catalogue.sumHousePrices(search, wholeHexagons(box, side));
  return { side, cells: priceCells(houses, box, side) };
}
