import type { BucketPrice, ComplexCard, MiniBoard } from '#contract/complex-card.ts';
import { listNamedComplexes, type NamedComplex } from '#db/queries/listing/complexes.ts';
import { type ComplexMetro, listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { type HouseRow, listHouses } from '#db/queries/listing/houses.ts';
import type { BucketFigures, Catalogue } from '#domain/catalog/catalogue.ts';
import { complexHandover } from '#domain/listing/complex-handover.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import type { MiniBoardDrawing } from '#domain/listing/mini-board.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { tallestOf } from '#domain/listing/tallest-of.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { ServiceContext } from '../context.ts';
import { openRoads, type Roads } from '../road/open-roads.ts';
import { presentRoadTimes } from '../road/present-road-times.ts';
import { countBucketPayments } from './count-bucket-payments.ts';
import { presentHandover } from './load-complexes.ts';
import { wholeRoubles } from './load-flat-cards.ts';

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
  const [rows, houses, metros, figures, boards, roads] = await Promise.all([
    listNamedComplexes(ctx.db, unique),
    listHouses(ctx.db, unique),
    listComplexMetros(ctx.db, unique),
    catalogue.listBucketFigures(unique),
    drawing,
    openRoads(ctx, catalogue),
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
      roads,
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

interface ComplexCardParts {
  houses: HouseRow[];
  metros: ComplexMetro[];
  roads: Roads | undefined;
  /** Shown buckets in their order, with the monthly payment of the cheapest flat of each. */
  prices: { figures: BucketFigures; payment: Decimal | undefined }[];
  board: MiniBoard | undefined;
}

/** Lists every field a card of a complex shows, and none that it does not. */
function presentComplexCard(row: NamedComplex, parts: ComplexCardParts): ComplexCard {
  const { houses } = parts;
  return {
    id: row.id,
    name: row.name,
    comfortClass: row.comfortClass,
    developer: row.developer,
    metro: walkableMetro(parts.metros),
    roads: presentRoadTimes(
      parts.roads,
      houses.map(({ id }) => id),
    ),
    handover: complexHandover(
      houses.map((house) => ({ buildingState: house.buildingState, handover: presentHandover(house) })),
    ),
    floors: tallestOf(houses),
    prices: parts.prices.map(presentPrice),
    board: parts.board ?? null,
  };
}

function presentPrice({ figures, payment }: ComplexCardParts['prices'][number]): BucketPrice {
  return {
    rooms: figures.rooms,
    area: { from: figures.minAreaM2x100 / 100, to: figures.maxAreaM2x100 / 100 },
    price: figures.minPrice,
    payment: payment === undefined ? null : wholeRoubles(payment),
  };
}
