import type { BoardPlace } from './board-place.ts';

/** No landing of a house has more flats. */
const MOST_RISERS = 40;

type Placed<Flat> = Flat & { floor: number };

/**
 * Which riser of its section each flat stands in, from 0 at the left. Feeds do not tell; numbers on doors do, since
 * they go round every landing in one order. Without numbers, flats of one plan stand above each other.
 */
export function inferRisers<Flat extends BoardPlace>(
  flats: readonly Placed<Flat>[],
): Map<Placed<Flat>, number> {
  return byNumbers(flats) ?? byPlans(flats) ?? byOrder(flats);
}

/** Tries how many doors a landing may have: a number minus those of the floors beneath is the riser. */
function byNumbers<Flat extends BoardPlace>(flats: readonly Placed<Flat>[]) {
  if (!flats.every(({ number }) => number !== null && /^\d{1,6}$/.test(number))) return undefined;
  const numbers = flats.map(({ number }) => Number(number));
  let best: { risers: Map<Placed<Flat>, number>; agreement: number } | undefined;
  for (let doors = crowdedFloor(flats); doors <= MOST_RISERS; doors += 1) {
    const first = firstOfLanding(flats, numbers, doors);
    if (first === null) continue;
    const risers = new Map(flats.map((flat, at) => [flat, numbers[at]! - flat.floor * doors - first]));
    if (!standsApart(risers)) continue;
    const agreement = plansInPlace(risers);
    if (best === undefined || agreement > best.agreement) best = { risers, agreement };
  }
  return best?.risers;
}

/** The number of riser 0 on floor 0; null when landings of so many doors do not hold the flats. */
function firstOfLanding(
  flats: readonly { floor: number }[],
  numbers: readonly number[],
  doors: number,
): number | null {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < flats.length; at++) {
    const step = numbers[at]! - flats[at]!.floor * doors;
    if (step < first) first = step;
    if (step > last) last = step;
    // Most counts of doors are refused after a few flats.
    if (last - first >= doors) return null;
  }
  return first;
}

/**
 * Makes one riser for each plan, as many as a landing has flats of that plan; undefined when the plans differ too much
 * to stand above each other.
 */
function byPlans<Flat extends BoardPlace>(flats: readonly Placed<Flat>[]) {
  const most = new Map<string, number>();
  const seen = new Map<string, number>();
  const turns = inOrder(flats).map((flat) => {
    const key = `${flat.floor}/${planOf(flat)}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    most.set(planOf(flat), Math.max(most.get(planOf(flat)) ?? 0, turn + 1));
    return { flat, turn };
  });
  const starts = new Map<string, number>();
  let next = 0;
  for (const [plan, count] of most) {
    starts.set(plan, next);
    next += count;
  }
  if (next > crowdedFloor(flats) * 2) return undefined;
  return new Map(turns.map(({ flat, turn }) => [flat, starts.get(planOf(flat))! + turn]));
}

/** Assigns risers by the order of the flats on each floor. */
function byOrder<Flat extends BoardPlace>(flats: readonly Placed<Flat>[]) {
  const next = new Map<number, number>();
  return new Map(
    inOrder(flats).map((flat) => {
      const riser = next.get(flat.floor) ?? 0;
      next.set(flat.floor, riser + 1);
      return [flat, riser];
    }),
  );
}

function inOrder<Flat extends BoardPlace>(flats: readonly Placed<Flat>[]): Placed<Flat>[] {
  const numberOf = ({ number }: Flat) => Number(/\d+/.exec(number ?? '')?.[0] ?? Number.NaN);
  return [...flats].sort(
    (one, other) => numberOf(one) - numberOf(other) || one.floor - other.floor || one.area - other.area,
  );
}

function crowdedFloor(flats: readonly { floor: number }[]): number {
  const counts = new Map<number, number>();
  for (const { floor } of flats) counts.set(floor, (counts.get(floor) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

const planOf = ({ rooms, area }: BoardPlace): string => `${rooms}/${area}`;

function standsApart(risers: ReadonlyMap<{ floor: number }, number>): boolean {
  return new Set([...risers].map(([{ floor }, riser]) => `${floor}/${riser}`)).size === risers.size;
}

/** Flats above or beneath one of the same plan. */
function plansInPlace(risers: ReadonlyMap<BoardPlace, number>): number {
  const known = new Set<string>();
  let count = 0;
  for (const [flat, riser] of risers) {
    const key = `${riser}/${planOf(flat)}`;
    if (known.has(key)) count += 1;
    known.add(key);
  }
  return count;
}
