import type { PageOf } from '#domain/catalog/catalogue.ts';
import type { CatalogueSort } from '#domain/catalog/sort.ts';
import type { Match } from '../match/match-rows.ts';
import { type Budget, orderOf, walk } from './sorted-rows.ts';

/** Looking at a flat found costs about as much as passing by so many of an order. */
const PASSED_A_LOOK = 4;
const LEAST_BUDGET = 2_000;

interface Keyed {
  key: number;
  id: number;
}

/** The present row of a part's walk. */
interface Head extends Keyed {
  advance(): boolean;
}

/** Ids of one page of the flats found, in the order asked for. */
export function findFlatIds(
  matches: readonly Match[],
  { sort, limit, offset }: PageOf & { sort: CatalogueSort },
): number[] {
  const found = matches.reduce((sum, { count }) => sum + count, 0);
  const wanted = Math.min(found, offset + limit);
  if (wanted <= offset) return [];
  const budget = { steps: Math.max(LEAST_BUDGET, found * PASSED_A_LOOK) };
  return merge(matches, sort, [offset, wanted], budget) ?? select(matches, sort, wanted).slice(offset);
}

/** Takes the parts' walks together, always the head that comes first; undefined when the budget did not last. */
function merge(
  matches: readonly Match[],
  sort: CatalogueSort,
  [from, to]: [number, number],
  budget: Budget,
): number[] | undefined {
  const heads = matches.map((match) => headOf(match, sort, budget)).filter((head) => head.advance());
  for (let at = (heads.length >> 1) - 1; at >= 0; at--) sink(heads, at, isBefore);
  const ids: number[] = [];
  for (let taken = 0; taken < to && budget.steps >= 0; taken++) {
    const head = heads[0]!;
    if (taken >= from) ids.push(head.id);
    if (!head.advance()) {
      const last = heads.pop()!;
      if (heads.length > 0) heads[0] = last;
    }
    sink(heads, 0, isBefore);
  }
  return budget.steps < 0 ? undefined : ids;
}

function headOf(match: Match, sort: CatalogueSort, budget: Budget): Head {
  const order = orderOf(match, sort);
  const next = walk(order, match.rows, budget);
  const ids = match.part.flats.id;
  const head: Head = {
    key: 0,
    id: 0,
    advance() {
      const row = next();
      if (row < 0) return false;
      head.key = order.keyOf(row);
      head.id = ids[row]!;
      return true;
    },
  };
  return head;
}

/** Looks at every flat found and keeps the first so many, the last of them on top of a heap. */
function select(matches: readonly Match[], sort: CatalogueSort, wanted: number): number[] {
  const kept: Keyed[] = [];
  for (const match of matches) {
    const { keyOf } = orderOf(match, sort);
    const ids = match.part.flats.id;
    forEachRow(match.rows, (row) => {
      const key = keyOf(row);
      if (kept.length < wanted) {
        kept.push({ key, id: ids[row]! });
        if (kept.length < wanted) return;
        for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(kept, at, isAfter);
      } else if (key <= kept[0]!.key) {
        const next = { key, id: ids[row]! };
        if (!isBefore(next, kept[0]!)) return;
        kept[0] = next;
        sink(kept, 0, isAfter);
      }
    });
  }
  return kept.sort((one, other) => (isBefore(one, other) ? -1 : 1)).map(({ id }) => id);
}

/** Lets the entry at a place of a heap down to where it belongs. */
function sink<Entry>(heap: Entry[], from: number, goesUp: (one: Entry, other: Entry) => boolean): void {
  for (let at = from; ; ) {
    let first = at;
    const left = 2 * at + 1;
    if (left < heap.length && goesUp(heap[left]!, heap[first]!)) first = left;
    if (left + 1 < heap.length && goesUp(heap[left + 1]!, heap[first]!)) first = left + 1;
    if (first === at) return;
    [heap[at], heap[first]] = [heap[first]!, heap[at]!];
    at = first;
  }
}

/** Keys may be infinite, so they are compared and not subtracted. */
function isBefore(one: Keyed, other: Keyed): boolean {
  return one.key < other.key || (one.key === other.key && one.id < other.id);
}

function isAfter(one: Keyed, other: Keyed): boolean {
  return isBefore(other, one);
}

/** Calls `visit` with every row of the set, in order. */
function forEachRow(set: Int32Array, visit: (row: number) => void, from = 0, to = set.length): void {
  for (let word = from; word < to; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      visit((word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
}
