import type { SortKey } from '#domain/catalog/sort.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import type { FlatColumns } from '../part/part.ts';

/** An order of the catalogue over the rows of a part. */
interface Order {
  /** Rows by growing key, those without one last. */
  rows: Int32Array;
  known: number;
  /** Walk the known ones from the greatest key; equal keys still go by id. */
  isDescending: boolean;
  /** What rows of different parts are compared by, smaller first; equal ones go by id. */
  keyOf(row: number): number;
}

/** How a part is walked in an order. */
export function orderOf(flats: FlatColumns, sort: SortKey): Order {
  const { price, area } = flats;
  const all = flats.length;
  const perM2 = (row: number): number => price.values[row]! / area.values[row]!;
  switch (sort) {
    case 'default':
    case 'newest':
      return ascending(flats.newest, all, (row) => -flats.createdAtMicros[row]!);
    case 'price_asc':
      return ascending(price.order, price.known, (row) => known(price.values[row]!, price.values[row]!));
    case 'price_desc':
      return descending(price.order, price.known, (row) => known(price.values[row]!, -price.values[row]!));
    case 'area_asc':
      return ascending(area.order, all, (row) => area.values[row]!);
    case 'area_desc':
      return descending(area.order, all, (row) => -area.values[row]!);
    case 'price_m2_asc':
      return ascending(flats.byPricePerM2, price.known, (row) => known(price.values[row]!, perM2(row)));
    case 'price_m2_desc':
      return descending(flats.byPricePerM2, price.known, (row) => known(price.values[row]!, -perM2(row)));
  }
}

/** The rows in their order, one by one. */
export function* walk({ rows, known, isDescending, keyOf }: Order): Generator<number> {
  if (isDescending) {
    for (let end = known; end > 0; ) {
      const key = keyOf(rows[end - 1]!);
      let start = end - 1;
      while (start > 0 && keyOf(rows[start - 1]!) === key) start -= 1;
      for (let at = start; at < end; at++) yield rows[at]!;
      end = start;
    }
  }
  for (let at = isDescending ? known : 0; at < rows.length; at++) yield rows[at]!;
}

function ascending(rows: Int32Array, count: number, keyOf: (row: number) => number): Order {
  return { rows, known: count, isDescending: false, keyOf };
}

function descending(rows: Int32Array, count: number, keyOf: (row: number) => number): Order {
  return { rows, known: count, isDescending: true, keyOf };
}

function known(price: number, key: number): number {
  return price === NO_PRICE ? Number.POSITIVE_INFINITY : key;
}
