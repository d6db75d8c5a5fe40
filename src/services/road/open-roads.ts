import type { PlacedGoal } from '#contract/road.ts';
import { listMeasuredWays } from '#db/queries/listing/house-metros.ts';
import type { Catalogue, RoadTimes } from '#domain/catalog/catalogue.ts';
import { minutesOf, type RoadGoal } from '#domain/road/road.ts';
import type { ServiceContext } from '../context.ts';
import { measureWays } from './measure-ways.ts';
import { loadRoadBook, remember, type Ways } from './open-road-book.ts';

/** The ways of whoever searches, from every house with something on sale. */
export interface Roads {
  goals: readonly PlacedGoal[];
  /** In the order of the goals. */
  ways: readonly Ways[];
  times: RoadTimes;
  /** A router left some questions unanswered: these ways are estimates until it is asked again. */
  isPartial: boolean;
}

/** Goals asked about lately, of one state of the catalogue. */
const MOST_GOALS = 20;

/** How long ways stand that a router answered but in part. */
const PARTIAL_FOR_MS = 30_000;

/** The ways of a call; undefined while whoever calls goes nowhere. A metro that nobody knows is no goal. */
export async function openRoads(ctx: ServiceContext, catalogue: Catalogue): Promise<Roads | undefined> {
  const goals = await placeGoals(ctx, ctx.road);
  if (goals.length === 0) return undefined;
  const houses = await catalogue.listHousePlaces();
  const { ways: known, times } = (await loadRoadBook(ctx)).ofHouses(houses);
  const kept = goals.map((goal) => {
    const key = keyOf(goal);
    const before = known.get(key);
    if (before && before.until() > ctx.now.getTime()) return before;
    known.delete(key);
    let until = Number.POSITIVE_INFINITY;
    const measured = measureHouses(ctx, houses, goal, () => {
      until = ctx.now.getTime() + PARTIAL_FOR_MS;
    });
    // A failure is not kept.
    measured.catch(() => known.delete(key));
    return remember(known, MOST_GOALS, key, () => ({ ways: measured, until: () => until }));
  });
  const ways = await Promise.all(kept.map((of) => of.ways));
  const isPartial = kept.some(({ until }) => until() < Number.POSITIVE_INFINITY);
  const asked = goals.map((goal, at) => `${keyOf(goal)}/${goal.limit}/${numberOf(ways[at]!)}`).join(';');
  return { goals, ways, times: remember(times, MOST_GOALS, asked, () => timesOf(goals, ways)), isPartial };
}

/** Goals of an address where they stand. */
export async function placeGoals(ctx: ServiceContext, goals: readonly RoadGoal[]): Promise<PlacedGoal[]> {
  if (goals.length === 0) return [];
  const { metros } = await loadRoadBook(ctx);
  return goals.flatMap(({ place, mode, limit }): PlacedGoal[] => {
    if (place.metroId === undefined) {
      return [{ metroId: null, name: place.name, point: place.point, mode, limit }];
    }
    const metro = metros.find(({ id }) => id === place.metroId);
    if (!metro) return [];
    const { id, name, latitude, longitude } = metro;
    return [{ metroId: id, name, point: { latitude, longitude }, mode, limit }];
  });
}

async function measureHouses(
  ctx: ServiceContext,
  houses: Awaited<ReturnType<Catalogue['listHousePlaces']>>,
  goal: PlacedGoal,
  onPartial: () => void,
): Promise<Ways> {
  const measured = await listKeptWays(ctx, goal);
  const asked = houses.flatMap(({ houseId, point }) =>
    point && !measured.has(houseId) ? [{ houseId, point }] : [],
  );
  const points = asked.map(({ point }) => point);
  const { endsOf } = await loadRoadBook(ctx);
  const { ways, isPartial } = await measureWays(ctx, points, endsOf(goal), goal.mode);
  if (isPartial) onPartial();
  const answered = new Map(asked.map(({ houseId }, at) => [houseId, ways[at]]));
  return new Map(
    houses.flatMap(({ houseId, point }) => {
      const way = point && (measured.get(houseId) ?? answered.get(houseId));
      return way ? [[houseId, way] as const] : [];
    }),
  );
}

/** Ways to a metro that were measured ahead: the minutes that cards and filters tell. */
async function listKeptWays({ db }: ServiceContext, { metroId, mode }: PlacedGoal): Promise<Ways> {
  if (metroId === null || mode === 'transport') return new Map();
  const ways = await listMeasuredWays(db, metroId, mode);
  return new Map(ways.map(({ houseId, minutes }) => [houseId, { seconds: minutes * 60, isEstimate: false }]));
}

function timesOf(goals: readonly PlacedGoal[], ways: readonly Ways[]): RoadTimes {
  const total = new Map<number, number>();
  for (const houseId of ways[0]!.keys()) {
    const minutes = ways.map((of) => of.get(houseId)).map((way) => way && minutesOf(way));
    if (minutes.some((one) => one === undefined)) continue;
    total.set(
      houseId,
      minutes.reduce<number>((sum, one) => sum + one!, 0),
    );
  }
  const limited = goals.flatMap(({ limit }, at) => (limit === null ? [] : { limit, of: ways[at]! }));
  if (limited.length === 0) return { total, near: null };
  const near = [...limited[0]!.of.keys()].filter((houseId) =>
    limited.every(({ limit, of }) => {
      const way = of.get(houseId);
      return way !== undefined && minutesOf(way) <= limit;
    }),
  );
  return { total, near: new Set(near) };
}

function keyOf({ point, mode }: PlacedGoal): string {
  return `${point.latitude},${point.longitude},${mode}`;
}

/** A number of its own for each answer, so that an answer that came anew makes other times. */
const numbers = new WeakMap<Ways, number>();
let numbered = 0;

function numberOf(ways: Ways): number {
  const known = numbers.get(ways) ?? numbered++;
  numbers.set(ways, known);
  return known;
}
