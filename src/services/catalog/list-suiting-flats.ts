import type { RoomsFigures, SuitingFlats, SuitingFlatsInput } from '#contract/suiting-flats.ts';
import { countByRooms, listCheapestByRooms, type RoomsCount } from '#db/queries/listing/flats.ts';
import type { ServiceContext } from '../context.ts';
import { FLATS_OF_BUCKET } from './get-complex-page.ts';
import { loadShownFlats } from './load-flats.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Flats of a complex that a search would find, whichever complex or house it was about; none of an unknown complex. */
export async function listSuitingFlats(
  ctx: ServiceContext,
  { complexId, filters }: SuitingFlatsInput,
): Promise<SuitingFlats> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(ctx, catalogue, {
    filters: { ...filters, complexId, houseId: undefined },
    location: [],
  });
  const ids = (await catalogue.listFoundFlats(search, [complexId])).map(({ id }) => id);
  const [rows, counts] = await Promise.all([
    listCheapestByRooms(ctx.db, complexId, FLATS_OF_BUCKET, ids),
    countByRooms(ctx.db, ids),
  ]);
  return { ...(await loadShownFlats(ctx, rows)), figures: counts.map(presentFigures) };
}

function presentFigures(count: RoomsCount): RoomsFigures {
  return {
    rooms: count.rooms,
    flatsCount: count.flatsCount,
    area: { from: count.minAreaM2x100 / 100, to: count.maxAreaM2x100 / 100 },
    priceRange: { from: count.minPrice, to: count.maxPrice },
  };
}
