import type { BucketPrice, ComplexCard, MiniBoard } from '#contract/complex-card.ts';
import type { NamedComplex } from '#db/queries/listing/complexes.ts';
import type { ComplexMetro } from '#db/queries/listing/house-metros.ts';
import type { HouseRow } from '#db/queries/listing/houses.ts';
import type { BucketFigures } from '#domain/catalog/catalogue.ts';
import { complexHandover } from '#domain/listing/complex-handover.ts';
import { tallestOf } from '#domain/listing/tallest-of.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import { presentHandover } from './present-complex.ts';
import { wholeRoubles } from './present-flat-card.ts';

export interface ComplexCardParts {
  houses: HouseRow[];
  metros: ComplexMetro[];
  /** Shown buckets in their order, with the monthly payment of the cheapest flat of each. */
  prices: { figures: BucketFigures; payment: Decimal | undefined }[];
  board: MiniBoard | undefined;
}

/** Lists every field a card of a complex shows, and none that it does not. */
export function presentComplexCard(row: NamedComplex, parts: ComplexCardParts): ComplexCard {
  const { houses } = parts;
  return {
    id: row.id,
    name: row.name,
    comfortClass: row.comfortClass,
    developer: row.developer,
    metro: walkableMetro(parts.metros),
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
