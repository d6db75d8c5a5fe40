import type { PageOf } from '#domain/catalog/catalogue.ts';
import type { SortKey } from '#domain/catalog/sort.ts';
import type { Match } from '../match/match-rows.ts';
import { hasRow } from '../part/row-set.ts';
import { forEachRow } from './for-each-row.ts';
import { orderOf, walk } from './sorted-rows.ts';

/** Sorting one flat costs about as much as passing by so many of an order. */
const WALKED_A_SORTED = 80;

/** Where a part's walk has come to. */
interface Head {
  key: number;
  id: number;
  advance(): boolean;
}

/** Ids of one page of the flats found, in the order asked for. */
export function findFlatIds(
  matches: readonly Match[],
  { sort, limit, offset }: PageOf & { sort: SortKey },
): number[] {
  const found = matches.reduce((sum, { count }) => sum + count, 0);
  const rows = matches.reduce((sum, { part }) => sum + part.flats.length, 0);
  const wanted = Math.min(found, offset + limit);
  if (wanted <= offset) return [];
  // Few flats among many would be long to walk to, and are quick to sort.
  const isSparse = found * found * WALKED_A_SORTED < rows * wanted;
  return isSparse ? sortAll(matches, sort).slice(offset, wanted) : merge(matches, sort, offset, wanted);
}

function sortAll(matches: readonly Match[], sort: SortKey): number[] {
  const found: { key: number; id: number }[] = [];
  for (const { part, rows } of matches) {
    const { keyOf } = orderOf(part.flats, sort);
    forEachRow(rows, (row) => found.push({ key: keyOf(row), id: part.flats.id[row]! }));
  }
  return found.sort(compare).map(({ id }) => id);
}

/** Takes the parts' walks together, always the head that comes first. */
function merge(matches: readonly Match[], sort: SortKey, offset: number, end: number): number[] {
  const heads = matches.map((match) => headOf(match, sort)).filter((head) => head.advance());
  for (let at = (heads.length >> 1) - 1; at >= 0; at--) sink(heads, at);
  const ids: number[] = [];
  for (let taken = 0; taken < end; taken++) {
    const head = heads[0]!;
    if (taken >= offset) ids.push(head.id);
    if (!head.advance()) {
      const last = heads.pop()!;
      if (heads.length > 0) heads[0] = last;
    }
    sink(heads, 0);
  }
  return ids;
}

function headOf({ part, rows }: Match, sort: SortKey): Head {
  const order = orderOf(part.flats, sort);
  const steps = walk(order);
  const head: Head = {
    key: 0,
    id: 0,
    advance() {
      for (let step = steps.next(); !step.done; step = steps.next()) {
        if (!hasRow(rows, step.value)) continue;
        head.key = order.keyOf(step.value);
        head.id = part.flats.id[step.value]!;
        return true;
      }
      return false;
    },
  };
  return head;
}

/** Lets the head at a place of the heap down to where it belongs. */
function sink(heads: Head[], from: number): void {
  for (let at = from; ; ) {
    let first = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heads.length && compare(heads[child]!, heads[first]!) < 0) first = child;
    }
    if (first === at) return;
    [heads[at], heads[first]] = [heads[first]!, heads[at]!];
    at = first;
  }
}

/** Keys may be infinite, so they are compared and not subtracted. */
function compare(one: { key: number; id: number }, other: { key: number; id: number }): number {
  return one.key === other.key ? one.id - other.id : one.key < other.key ? -1 : 1;
}
