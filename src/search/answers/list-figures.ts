import type { BucketFigures, HouseFigures } from '#domain/catalog/catalogue.ts';
import { RENOVATIONS } from '#domain/listing/renovation.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { NO_CEILING, NO_PRICE } from '../part/flat-columns.ts';
import type { FlatColumns, Part } from '../part/part.ts';
import { renovationPlane, roomsPlane } from '../part/planes.ts';
import { hasRow } from '../part/row-set.ts';
import { rowsOfComplex } from './count-flats.ts';

const EXAMPLES = 3;

/** A cache of figures: they never change while their part lives, and every card of a flat asks for them. */
const remembered = new WeakMap<Part, Map<number, BucketFigures[]>>();

/** Lists figures of complexes by id, one row for each rooms bucket with something on sale. */
export function listBucketFigures(parts: readonly Part[], complexIds: readonly number[]): BucketFigures[] {
  return placesOf(parts, complexIds).flatMap(({ part, complex }) => {
    const ofPart = remembered.get(part) ?? new Map<number, BucketFigures[]>();
    remembered.set(part, ofPart);
    const figures = ofPart.get(complex) ?? countBuckets(part, complex);
    ofPart.set(complex, figures);
    return figures;
  });
}

function countBuckets(part: Part, complex: number): BucketFigures[] {
  const [from, to] = rowsOfComplex(part, complex);
  return ROOMS_BUCKETS.flatMap((rooms) => {
    const found = rowsIn(part.flats, roomsPlane(rooms), from, to);
    return found.length === 0
      ? []
      : { complexId: part.complexes.id[complex]!, rooms, ...figuresOf(part.flats, found) };
  });
}

/** Lists figures of the houses of complexes, by house. */
export function listHouseFigures(parts: readonly Part[], complexIds: readonly number[]): HouseFigures[] {
  const found: HouseFigures[] = [];
  for (const { part, complex } of placesOf(parts, complexIds)) {
    const { houses, complexes, flats } = part;
    for (let house = complexes.firstHouse[complex]!; house < complexes.firstHouse[complex + 1]!; house++) {
      const [from, to] = [houses.firstFlat[house]!, houses.firstFlat[house + 1]!];
      if (from === to) continue;
      const cheapest = flats.price.values[from]!;
      found.push({
        houseId: houses.id[house]!,
        flatsCount: to - from,
        minPrice: cheapest === NO_PRICE ? null : cheapest,
      });
    }
  }
  return found.sort((one, other) => one.houseId - other.houseId);
}

/** Finds the rows of complexes by id; unknown ids are left out. */
function placesOf(parts: readonly Part[], complexIds: readonly number[]): { part: Part; complex: number }[] {
  const ordered = [...new Set(complexIds)].sort((one, other) => one - other);
  return ordered.flatMap((id) => {
    for (const part of parts) {
      const complex = part.complexes.id.indexOf(id);
      if (complex >= 0) return [{ part, complex }];
    }
    return [];
  });
}

function rowsIn({ planes }: FlatColumns, plane: number, from: number, to: number): number[] {
  const set = planes[plane]!;
  const rows: number[] = [];
  for (let row = from; row < to; row++) if (hasRow(set, row)) rows.push(row);
  return rows;
}

function figuresOf(flats: FlatColumns, rows: number[]): Omit<BucketFigures, 'complexId' | 'rooms'> {
  const areas = rows.map((row) => flats.area.values[row]!);
  const ceilings = rows.map((row) => flats.ceilingHeightCm[row]!).filter((height) => height !== NO_CEILING);
  const priced = rows.filter((row) => flats.price.values[row] !== NO_PRICE);
  const prices = priced.map((row) => flats.price.values[row]!);
  const perMeter = priced.map((row) => roundedPerMeter(flats.price.values[row]!, flats.area.values[row]!));
  return {
    flatsCount: rows.length,
    minPrice: leastOf(prices),
    maxPrice: greatestOf(prices),
    minPricePerMeter: leastOf(perMeter),
    maxPricePerMeter: greatestOf(perMeter),
    minAreaM2x100: leastOf(areas)!,
    maxAreaM2x100: greatestOf(areas)!,
    minCeilingHeightCm: leastOf(ceilings),
    maxCeilingHeightCm: greatestOf(ceilings),
    currency: commonest(rows.map((row) => CURRENCIES[flats.currency[row]!]!)),
    exampleFlats: cheapestOf(flats, rows),
    renovations: RENOVATIONS.filter((renovation) => {
      const set = flats.planes[renovationPlane(renovation)]!;
      return rows.some((row) => hasRow(set, row));
    }),
  };
}

/** Roubles per square metre, rounded half up in integer arithmetic. */
function roundedPerMeter(price: number, areaM2x100: number): number {
  const doubled = 200 * price + areaM2x100;
  return (doubled - (doubled % (2 * areaM2x100))) / (2 * areaM2x100);
}

/** Gives the most frequent value; of several, the first by name. */
function commonest<Value extends string>(values: readonly Value[]): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(
    ([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1),
  );
  return ranked[0]![0];
}

function cheapestOf({ price, id }: FlatColumns, rows: readonly number[]): number[] {
  const key = (row: number): number =>
    price.values[row] === NO_PRICE ? Number.POSITIVE_INFINITY : price.values[row]!;
  const isBefore = (one: number, other: number): boolean =>
    key(one) < key(other) || (key(one) === key(other) && id[one]! < id[other]!);
  const cheapest: number[] = [];
  for (const row of rows) {
    if (cheapest.length === EXAMPLES && !isBefore(row, cheapest[EXAMPLES - 1]!)) continue;
    const at = cheapest.findIndex((other) => isBefore(row, other));
    cheapest.splice(at < 0 ? cheapest.length : at, 0, row);
    if (cheapest.length > EXAMPLES) cheapest.pop();
  }
  return cheapest.map((row) => id[row]!);
}

function leastOf(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((least, value) => Math.min(least, value)) : null;
}

function greatestOf(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((most, value) => Math.max(most, value)) : null;
}
