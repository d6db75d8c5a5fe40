import type { CatalogQuery, PayablePrices } from '#domain/catalog/catalogue.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import type { PriceSpan } from '#domain/mortgage/terms/price-spans.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import type { Part } from '../part/part.ts';
import { firstRow } from '../part/row-set.ts';

/** The houses of a part by the lists of prices that a payment means there. */
export interface PartPayable {
  lists: PayablePrices['lists'];
  /** The place of each house's list; NO_LIST where no mortgage is to be had. */
  listOfHouse: Int32Array;
  /** From the least price of all lists to the greatest; null when no price is affordable. */
  hull: FilterRange | null;
  /** The places of lists that allow all of it. */
  whole: ReadonlySet<number>;
}

const NO_LIST = -1;

const NOTHING: PayablePrices = { listOfHouse: new Map(), lists: [] };

/** A column of places is made once for a part and a state of offers, whatever payments are asked about. */
const columns = new WeakMap<
  Part,
  Pick<PayablePrices, 'listOfHouse'> & { column: Int32Array; used: number[] }
>();

/** The prices that the filter by payment means in a part; undefined without such a filter. */
export function payableIn(part: Part, { filters, payable }: CatalogQuery): PartPayable | undefined {
  if (!filters.payment) return undefined;
  const { lists, listOfHouse } = payable ?? NOTHING;
  let known = columns.get(part);
  if (known?.listOfHouse !== listOfHouse) {
    const column = part.houses.id.map((id) => listOfHouse.get(id) ?? NO_LIST);
    known = { listOfHouse, column, used: [...new Set(column)].filter((list) => list !== NO_LIST) };
    columns.set(part, known);
  }
  const used = known.used.filter((list) => lists[list]!.length > 0);
  if (used.length === 0) return { lists, listOfHouse: known.column, hull: null, whole: new Set() };
  const hull = {
    from: Math.min(...used.map((list) => lists[list]![0]!.from)),
    to: Math.max(...used.map((list) => lists[list]!.at(-1)!.to)),
  };
  const isWhole = (spans: readonly PriceSpan[]) =>
    spans.length === 1 && spans[0]!.from === hull.from && spans[0]!.to === hull.to;
  const whole = new Set(used.filter((list) => isWhole(lists[list]!)));
  return { lists, listOfHouse: known.column, hull, whole };
}

/** The prices within both; one that holds nothing where they do not meet. */
export function narrower(asked: FilterRange | undefined, hull: FilterRange): FilterRange {
  if (!asked) return hull;
  return {
    from: Math.max(asked.from, hull.from),
    to: asked.to === 0 ? hull.to : Math.min(asked.to, hull.to),
  };
}

/**
 * Leaves in a set, whose prices lie within the hull, the rows that their own house's list allows: most houses allow all
 * of the hull, and in any other the rows go by price, so that each span is one run of them.
 */
export function keepPayable(part: Part, set: Int32Array, { lists, listOfHouse, whole }: PartPayable): void {
  const { firstFlat, length } = part.houses;
  for (let house = 0; house < length; house++) {
    const list = listOfHouse[house]!;
    if (whole.has(list)) continue;
    const [from, to] = [firstFlat[house]!, firstFlat[house + 1]!];
    if (firstRow(set, from, to) < 0) continue;
    keepSpans(part, set, [from, to], list === NO_LIST ? [] : lists[list]!);
  }
}

function keepSpans(
  { flats }: Part,
  set: Int32Array,
  [first, end]: readonly [number, number],
  spans: readonly PriceSpan[],
): void {
  const prices = flats.price.values;
  let from = first;
  for (const span of spans) {
    const low = rowOf(prices, span.from, [from, end]);
    dropRows(set, from, low);
    from = rowOf(prices, span.to + 1, [low, end]);
  }
  dropRows(set, from, end);
}

/** The first of a house's rows whose price is no less; those without a price stand last. */
function rowOf(
  prices: Part['flats']['price']['values'],
  price: number,
  rows: readonly [number, number],
): number {
  let [low, high] = rows;
  // Spans mostly begin under the cheapest flat of a house.
  if (low < high && prices[low]! >= price && prices[low] !== NO_PRICE) return low;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = prices[middle]!;
    if (found === NO_PRICE || found >= price) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Takes the rows from `from` to before `to` out of the set. */
function dropRows(set: Int32Array, from: number, to: number): void {
  if (from >= to) return;
  const [first, last] = [from >> 5, (to - 1) >> 5];
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    set[first]! &= ~(head & tail);
    return;
  }
  set[first]! &= ~head;
  set.fill(0, first + 1, last);
  set[last]! &= ~tail;
}
