import type { FlatCard, FlatCards } from '#contract/flat-card.ts';
import type { PriceMove } from '#db/queries/listing/flat-prices.ts';
import type { FlatRow } from '#db/queries/listing/flats.ts';
import type { ComplexMetro } from '#db/queries/listing/house-metros.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import { mediaAddress } from '../media/media-address.ts';
import { presentHandover } from './present-complex.ts';
import { pricePerMeter } from './present-flat.ts';

export interface FlatCardFacts {
  /** The key of the stored copy of its plan. */
  plan: string | undefined;
  confirmedAt: Date | undefined;
  priceMove: PriceMove | undefined;
  payment: Decimal | null;
}

/** Lists every field a card of a flat shows, and none that it does not. */
export function presentFlatCard(row: FlatRow, facts: FlatCardFacts): FlatCard {
  return {
    id: row.id,
    complexId: row.complexId,
    houseId: row.houseId,
    rooms: row.rooms,
    area: row.areaM2x100 / 100,
    kitchenArea: row.kitchenAreaM2x100 === null ? null : row.kitchenAreaM2x100 / 100,
    balcony: row.balcony,
    logia: row.loggia,
    floor: row.floor,
    floorsTotal: row.floorsTotal,
    price: row.price,
    pricePerMeter: pricePerMeter(row),
    payment: facts.payment && wholeRoubles(facts.payment),
    originalPrice: row.originalPrice,
    originalCurrency: row.originalCurrency,
    priceMove: facts.priceMove ? { change: facts.priceMove.change, at: facts.priceMove.at } : null,
    confirmedAt: facts.confirmedAt ?? row.createdAt,
    plan: facts.plan === undefined ? null : mediaAddress(facts.plan),
  };
}

export function presentComplexOfFlatCard(
  { complexId, complexName }: FlatRow,
  metros: readonly ComplexMetro[],
): FlatCards['complexes'][number] {
  return {
    id: complexId,
    name: complexName,
    metro: walkableMetro(metros.filter((metro) => metro.complexId === complexId)),
  };
}

export function presentHouseOfFlatCard(row: FlatRow): FlatCards['houses'][number] {
  return { id: row.houseId, buildingState: row.buildingState, handover: presentHandover(row) };
}

/** Cards tell no kopecks; halves go up, as in every sum that is shown. */
export function wholeRoubles(sum: Decimal): number {
  return sum.toDecimalPlaces(0).toNumber();
}
