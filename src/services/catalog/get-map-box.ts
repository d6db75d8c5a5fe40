import type { MapBox, MapBoxInput } from '#contract/search-figures.ts';
import { clusterHouses } from '#domain/catalog/cluster-houses.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Houses of a box of the map with the flats found in them; those too near each other come as one cluster. */
export async function getMapBox(ctx: ServiceContext, input: MapBoxInput): Promise<MapBox> {
  const { south, west, north, east, zoom } = input;
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(catalogue, ctx.now, input);
  const found = await catalogue.listMapHouses(search, { south, west, north, east });
  return clusterHouses(found, { zoom, spanDegrees: west > east ? east - west + 360 : east - west });
}
