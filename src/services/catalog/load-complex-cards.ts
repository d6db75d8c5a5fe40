import type { ComplexCard, MiniBoard } from '#contract/complex-card.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { type HouseRow, listHouses } from '#db/queries/listing/houses.ts';
import type { BucketFigures, Catalogue } from '#domain/catalog/catalogue.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import type { MiniBoardDrawing } from '#domain/listing/mini-board.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import type { ServiceContext } from '../context.ts';
import { countBucketPayments } from './count-bucket-payments.ts';
import { presentComplexCard } from './present-complex-card.ts';

/** A card has room for so many lines of prices. */
const MOST_PRICES = 4;

/** Floors of a house to show on the card of its complex. */
export interface HouseBoard extends MiniBoardDrawing {
  complexId: number;
  houseId: number;
}

/**
 * Complexes by id as cards show them, in the order of the ids; as many queries however many there are. What is on sale
 * in them the catalogue says.
 */
export async function loadComplexCards(
  ctx: ServiceContext,
  catalogue: Catalogue,
  ids: number[],
  drawing: HouseBoard[] | Promise<HouseBoard[]> = [],
): Promise<ComplexCard[]> {
  const unique = [...new Set(ids)];
  const [rows, houses, metros, figures, boards] = await Promise.all([
    listNamedComplexes(ctx.db, unique),
    listHouses(ctx.db, unique),
    listComplexMetros(ctx.db, unique),
    catalogue.listBucketFigures(unique),
    drawing,
  ]);
  const shown = [...Map.groupBy(figures, ({ complexId }) => complexId).values()].flatMap(pricesShown);
  const payments = await countBucketPayments(
    ctx,
    shown.flatMap(({ exampleFlats }) => exampleFlats.slice(0, 1)),
  );
  return rows.map((row) => {
    const own = houses.filter(({ complexId }) => complexId === row.id);
    return presentComplexCard(row, {
      houses: own,
      metros: metros.filter(({ complexId }) => complexId === row.id),
      prices: shown
        .filter(({ complexId }) => complexId === row.id)
        .map((of) => ({
          figures: of,
          payment: payments.find(({ complexId, rooms }) => complexId === row.id && rooms === of.rooms)
            ?.payment,
        })),
      board: boardOf(
        own,
        boards.find(({ complexId }) => complexId === row.id),
      ),
    });
  });
}

function pricesShown(figures: readonly BucketFigures[]): BucketFigures[] {
  return figures
    .toSorted((one, other) => ROOMS_BUCKETS.indexOf(one.rooms) - ROOMS_BUCKETS.indexOf(other.rooms))
    .slice(0, MOST_PRICES);
}

/** Floors under the name of their house; undefined when the house left between two readings. */
function boardOf(houses: readonly HouseRow[], board: HouseBoard | undefined): MiniBoard | undefined {
  const house = houses.find(({ id }) => id === board?.houseId);
  return (
    board &&
    house && {
      house: houseTitle({ name: house.name, address: { street: house.street, house: house.house } }),
      fromFloor: board.fromFloor,
      toFloor: board.toFloor,
      rows: board.rows,
    }
  );
}
