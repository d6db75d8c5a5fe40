import type { IndexedFlat } from '#domain/catalog/indexed-facts.ts';
import { turnOf } from '#domain/catalog/turn-of.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { type HouseFlats, lengthOf } from './house-flats.ts';
import { orderRows } from './order-rows.ts';
import type { FlatColumns } from './part.ts';
import { PLANES, planesOf } from './planes.ts';
import { rangeColumn } from './range-column.ts';
import { hasRow, wordsOf } from './row-set.ts';
import {
  sharedBytes,
  sharedDoubles,
  sharedFloors,
  sharedInts,
  sharedSets,
  sharedShorts,
} from './shared-columns.ts';

/** Values that stand for an unknown one in their columns. */
export const NO_PRICE = 0;
export const NO_FLOOR = -0x8000;
export const NO_CEILING = 0;

interface Rows {
  length: number;
  words: number;
  id: Int32Array;
  createdAtMicros: Float64Array;
  price: Float64Array;
  area: Int32Array;
  floor: Int16Array;
  planes: Int32Array[];
  ceilingHeightCm: Uint16Array;
  currency: Uint8Array;
}

/** Builds the columns of flats, house after house. */
export function flatColumns(houses: readonly HouseFlats[]): FlatColumns {
  const rows = emptyRows(houses.reduce((total, flats) => total + lengthOf(flats), 0));
  let row = 0;
  for (const flats of houses) {
    if (Array.isArray(flats)) for (const flat of flats) writeFlat(rows, row++, flat);
    else {
      copyRows(rows, row, flats.part.flats, flats.from, flats.to);
      row += flats.to - flats.from;
    }
  }
  return { ...rows, ...ordersOf(rows) };
}

function emptyRows(length: number): Rows {
  const words = wordsOf(length);
  return {
    length,
    words,
    id: sharedInts(length),
    createdAtMicros: sharedDoubles(length),
    price: sharedDoubles(length),
    area: sharedInts(length),
    floor: sharedFloors(length),
    planes: sharedSets(PLANES, words),
    ceilingHeightCm: sharedShorts(length),
    currency: sharedBytes(length),
  };
}

function writeFlat(rows: Rows, row: number, flat: IndexedFlat): void {
  rows.id[row] = flat.id;
  rows.createdAtMicros[row] = flat.createdAtMicros;
  rows.price[row] = flat.price ?? NO_PRICE;
  rows.area[row] = flat.areaM2x100;
  rows.floor[row] = flat.floor ?? NO_FLOOR;
  rows.ceilingHeightCm[row] = flat.ceilingHeightCm ?? NO_CEILING;
  rows.currency[row] = CURRENCIES.indexOf(flat.originalCurrency);
  const planes = planesOf(flat);
  const bit = 1 << (row & 31);
  for (let plane = 0; plane < PLANES; plane++) {
    if ((planes >>> plane) & 1) rows.planes[plane]![row >> 5]! |= bit;
  }
}

function copyRows(rows: Rows, at: number, old: FlatColumns, from: number, to: number): void {
  rows.id.set(old.id.subarray(from, to), at);
  rows.createdAtMicros.set(old.createdAtMicros.subarray(from, to), at);
  rows.price.set(old.price.values.subarray(from, to), at);
  rows.area.set(old.area.values.subarray(from, to), at);
  rows.floor.set(old.floor.values.subarray(from, to), at);
  rows.ceilingHeightCm.set(old.ceilingHeightCm.subarray(from, to), at);
  rows.currency.set(old.currency.subarray(from, to), at);
  for (let plane = 0; plane < PLANES; plane++) {
    const [source, copy] = [old.planes[plane]!, rows.planes[plane]!];
    for (let row = from; row < to; row++) {
      const target = at + row - from;
      if (hasRow(source, row)) copy[target >> 5]! |= 1 << (target & 31);
    }
  }
}

/** Sorts the rows into every order that searches walk; equal values go by id. */
function ordersOf({ length, id, createdAtMicros, price, area, floor }: Rows) {
  const byId = orderRows(
    Int32Array.from({ length }, (_, row) => row),
    Float64Array.from(id),
  );
  const by = (keyOf: (row: number) => number): Int32Array =>
    orderRows(
      byId,
      Float64Array.from({ length }, (_, row) => keyOf(row)),
    );
  const newestMoment = createdAtMicros.reduce((newest, moment) => Math.max(newest, moment), 0);
  const lowestFloor = floor.reduce((low, value) => (value === NO_FLOOR ? low : Math.min(low, value)), 0);
  const orNever = (isKnown: boolean, key: number): number => (isKnown ? key : Number.POSITIVE_INFINITY);
  const priced = (row: number): boolean => price[row] !== NO_PRICE;
  return {
    price: rangeColumn(
      price,
      by((row) => orNever(priced(row), price[row]!)),
      NO_PRICE,
    ),
    area: rangeColumn(
      area,
      by((row) => area[row]!),
      Number.NaN,
    ),
    floor: rangeColumn(
      floor,
      by((row) => orNever(floor[row] !== NO_FLOOR, floor[row]! - lowestFloor)),
      NO_FLOOR,
    ),
    byTurn: by((row) => turnOf(id[row]!)),
    newest: by((row) => newestMoment - createdAtMicros[row]!),
    byPricePerM2: by((row) => orNever(priced(row), price[row]! / area[row]!)),
  };
}
