import type { FlatsResult, SearchPageRequest } from '#contract/catalog.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import type { ServiceContext } from '../context.ts';
import { findFlatPage } from './find-flat-page.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlats } from './load-flats.ts';
import { type ComplexScope, openCatalogue } from './open-catalogue.ts';

/** One page of the flats found with everything their cards show: ids first, then rows, then the shape of the wire. */
export async function searchFlats(
  ctx: ServiceContext,
  input: SearchPageRequest & ComplexScope,
): Promise<FlatsResult> {
  const catalogue = openCatalogue(ctx);
  const ids = await findFlatPage(ctx, catalogue, input);
  const rows = await listFlats(ctx.db, ids);
  const { flats, media } = await loadFlats(ctx, rows);
  const { complexes, houses, developerCompanies } = await loadComplexes(
    ctx.db,
    catalogue,
    rows.map((row) => row.complexId),
  );
  const shown = new Set(rows.map((row) => row.houseId));
  return {
    flats,
    media,
    complexes,
    developerCompanies,
    complexHouses: houses.filter((house) => shown.has(house.id)),
    mapHouses: houses
      .filter((house) => shown.has(house.id) && house.address.point !== null)
      .map((house) => ({
        houseId: house.id,
        complexId: house.complexId,
        ...house.address.point!,
        flatsCount: house.flatsCount,
        minPrice: house.minPrice,
      })),
  };
}
