import type { ComplexCardsRequest } from '#contract/catalog.ts';
import type { ComplexCard } from '#contract/complex-card.ts';
import type { Db } from '#db/client.ts';
import { listFlatsOfFloors } from '#db/queries/listing/flats.ts';
import type { FlatPlace } from '#domain/catalog/catalogue.ts';
import { drawMiniBoard, miniBoardFloors } from '#domain/listing/mini-board.ts';
import type { ServiceContext } from '../context.ts';
import { findComplexesByPayment } from './find-complexes-by-payment.ts';
import { type HouseBoard, loadComplexCards } from './load-complex-cards.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Floors above and beneath those shown whose doors help to tell which stand above each other. */
const FLOORS_AROUND = 6;

/** One page of complexes with flats that answer the search, each with a few floors of where they are. */
export async function searchComplexCards(
  ctx: ServiceContext,
  { sort, ...input }: ComplexCardsRequest,
): Promise<ComplexCard[]> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(ctx, catalogue, input);
  const page = { limit: input.amount, offset: input.startFrom };
  const ids =
    sort === 'payment_asc'
      ? await findComplexesByPayment(ctx, catalogue, search, page)
      : await catalogue.findComplexIds({ ...search, ...page, sort });
  const drawBoards = async () => drawMiniBoards(ctx.db, await catalogue.listFoundFlats(search, ids));
  return loadComplexCards(ctx, catalogue, ids, drawBoards());
}

async function drawMiniBoards(db: Db, found: readonly FlatPlace[]): Promise<HouseBoard[]> {
  const chosen = [...Map.groupBy(found, ({ complexId }) => complexId)].flatMap(([complexId, flats]) => {
    const floors = miniBoardFloors(flats);
    return floors ? { complexId, ...floors } : [];
  });
  const shown = new Map(chosen.map((floors) => [floors.houseId, floors]));
  const isShown = ({ houseId, floor }: FlatPlace): boolean => {
    const floors = shown.get(houseId);
    return floors !== undefined && floor !== null && floor >= floors.fromFloor && floor <= floors.toFloor;
  };
  const foundIds = new Set(found.filter(isShown).map(({ id }) => id));
  const flats = Map.groupBy(await listFlatsOfFloors(db, chosen, FLOORS_AROUND), ({ houseId }) => houseId);
  return chosen.flatMap(({ complexId, houseId, ...floors }) => {
    const own = (flats.get(houseId) ?? []).map(({ areaM2x100, ...flat }) => ({
      ...flat,
      area: areaM2x100 / 100,
      isFound: foundIds.has(flat.id),
    }));
    // The last of its flats may have left between the two readings.
    const board = drawMiniBoard(own, floors);
    return board ? [{ complexId, houseId, ...board }] : [];
  });
}
