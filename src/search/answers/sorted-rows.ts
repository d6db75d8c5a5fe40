import type { RoadTimes } from '#domain/catalog/catalogue.ts';
import { areaRangeM2x100 } from '#domain/catalog/filters/matches-filters.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import type { CatalogueSort } from '#domain/catalog/sort.ts';
import { turnOf } from '#domain/catalog/turn-of.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import { orderRows } from '../part/order-rows.ts';
import type { Part, RangeColumn } from '../part/part.ts';
import { ranksWithin } from '../part/ranks-within.ts';
import { hasRow } from '../part/row-set.ts';

/** An order of the catalogue over the rows of a part. */
export interface Order {
  /** Rows by ascending key. */
  rows: Int32Array;
  /** The range of ranks that holds the flats found, its end excluded; all of these ranks have a key. */
  ranks: [number, number];
  /** The rank where rows without a key begin; they come last in either direction. */
  keyless: number;
  /** Whether to walk from the greatest key; equal keys still go by id. */
  isDescending: boolean;
  /** The key that compares rows of different parts, smaller first; equal ones go by id. */
  keyOf(row: number): number;
}

/** The steps several walks may take together before a full sort would be cheaper. */
export interface Budget {
  steps: number;
}

/** Chooses the order in which the rows of a part are walked. */
export function orderOf({ part, filters, road }: Match, sort: CatalogueSort): Order {
  const { flats } = part;
  const { price, area } = flats;
  const sign = sort.endsWith('_desc') ? -1 : 1;
  const isDescending = sign < 0;
  const orLast = (row: number, key: number): number =>
    price.values[row] === NO_PRICE ? Number.POSITIVE_INFINITY : sign * key;
  switch (sort === 'road' && !road ? 'default' : sort) {
    case 'road':
      return byRoad(part, road!);
    case 'default':
      return {
        rows: flats.byTurn,
        ranks: [0, flats.length],
        keyless: flats.length,
        isDescending,
        keyOf: (row) => turnOf(flats.id[row]!),
      };
    case 'newest':
      return {
        rows: flats.newest,
        ranks: [0, flats.length],
        keyless: flats.length,
        isDescending,
        keyOf: (row) => -flats.createdAtMicros[row]!,
      };
    case 'price_asc':
    case 'price_desc':
      return {
        ...asked(price, filters.priceRange),
        isDescending,
        keyOf: (row) => orLast(row, price.values[row]!),
      };
    case 'area_asc':
    case 'area_desc':
      return {
        ...asked(area, areaRangeM2x100(filters.area)),
        isDescending,
        keyOf: (row) => sign * area.values[row]!,
      };
    case 'price_m2_asc':
    case 'price_m2_desc':
      return {
        rows: flats.byPricePerM2,
        ranks: [0, price.known],
        keyless: price.known,
        isDescending,
        keyOf: (row) => orLast(row, price.values[row]! / area.values[row]!),
      };
  }
}

/** An order of each part for each pair of goals: pages of one search ask for the same. */
const remembered = new WeakMap<RoadTimes, WeakMap<Part, Order>>();

/** The rows of a part by the minutes of all ways from their house together. */
function byRoad(part: Part, road: RoadTimes): Order {
  const ofParts = remembered.get(road) ?? new WeakMap<Part, Order>();
  remembered.set(road, ofParts);
  const order = ofParts.get(part) ?? makeOrder(part, road);
  ofParts.set(part, order);
  return order;
}

function makeOrder({ flats, houses }: Part, { total }: RoadTimes): Order {
  const keys = new Float64Array(flats.length);
  for (let house = 0; house < houses.length; house++) {
    const minutes = total.get(houses.id[house]!) ?? Number.POSITIVE_INFINITY;
    keys.fill(minutes, houses.firstFlat[house]!, houses.firstFlat[house + 1]!);
  }
  const asTheyStand = Int32Array.from({ length: flats.length }, (_, row) => row);
  const rows = orderRows(orderRows(asTheyStand, Float64Array.from(flats.id)), keys);
  return {
    rows,
    ranks: [0, flats.length],
    keyless: flats.length,
    isDescending: false,
    keyOf: (row) => keys[row]!,
  };
}

/** When the sort key is filtered as well, only the ranks inside the filter's range are walked. */
function asked(column: RangeColumn, range: FilterRange | undefined) {
  const rows = column.order;
  if (!range) return { rows, ranks: [0, column.known] as [number, number], keyless: column.known };
  const high = range.to === 0 ? Number.POSITIVE_INFINITY : range.to;
  return { rows, ranks: ranksWithin(column, range.from, high), keyless: rows.length };
}

/** Walks the rows of an order that are in a set, one per call; returns -1 at the end or when the budget is spent. */
export function walk(order: Order, set: Int32Array, budget: Budget): () => number {
  const { rows, isDescending, keyless } = order;
  // The run being walked, the rank below which keys remain, and whether the rows without keys are still to come.
  let [at, end] = isDescending ? [0, 0] : order.ranks;
  let below = isDescending ? order.ranks[1] : 0;
  const bottom = isDescending ? order.ranks[0] : 0;
  let hasTail = keyless < rows.length;
  return () => {
    for (;;) {
      while (at < end) {
        if (--budget.steps < 0) return -1;
        const row = rows[at++]!;
        if (hasRow(set, row)) return row;
      }
      if (below > bottom) {
        end = below;
        below = runStart(order, below, bottom);
        at = below;
      } else if (hasTail) {
        hasTail = false;
        [at, end] = [keyless, rows.length];
      } else return -1;
    }
  };
}

/** Finds the start of the run of equal keys before a rank: in descending order, too, a run is walked by id. */
function runStart({ rows, keyOf }: Order, end: number, bottom: number): number {
  const key = keyOf(rows[end - 1]!);
  let start = end - 1;
  while (start > bottom && keyOf(rows[start - 1]!) === key) start -= 1;
  return start;
}
