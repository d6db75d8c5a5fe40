import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { minutesOf } from '#domain/road/road.ts';
import { readRoad } from '#domain/road/road-text.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { getReach } from './get-reach.ts';
import { measureWays } from './measure-ways.ts';
import { placeGoals } from './open-roads.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const asking = (road: string) => ({ ...testContext(database.db), road: readRoad(road) });

const ADDRESS = '203.0.113.7';

/** Points of Moscow, evenly. */
const POINTS: GeoPoint[] = Array.from({ length: 400 }, (_, at) => ({
  latitude: 55.55 + 0.019 * Math.floor(at / 20),
  longitude: 37.3 + 0.033 * (at % 20),
}));

function isIn(polygons: readonly GeoPoint[][][], { latitude: y, longitude: x }: GeoPoint): boolean {
  let isInside = false;
  for (const ring of polygons.flat()) {
    for (const [at, one] of ring.slice(1).entries()) {
      const before = ring[at]!;
      if (before.latitude > y === one.latitude > y) continue;
      const rise = (y - before.latitude) / (one.latitude - before.latitude);
      if (x < before.longitude + (one.longitude - before.longitude) * rise) isInside = !isInside;
    }
  }
  return isInside;
}

describe('the part of the map that is near enough', () => {
  it.each(['m10206,transport,40', 'm10206,car,30', 'm10206,transport,50;55.66,37.54,car,45'])(
    'holds the points whose ways are, of %s',
    async (road) => {
      const ctx = asking(road);
      const reach = (await getReach(ctx, ADDRESS))!;
      const goals = await placeGoals(ctx, ctx.road);
      let [near, wrong] = [0, 0];
      for (const point of POINTS) {
        const minutes = await Promise.all(
          goals.map(async (goal) => {
            const [way] = (await measureWays(ctx, [point], [goal.point], goal.mode)).ways;
            return way ? minutesOf(way) : Number.POSITIVE_INFINITY;
          }),
        );
        const isNear = goals.every(({ limit }, at) => minutes[at]! <= limit!);
        near += Number(isNear);
        wrong += Number(isNear !== isIn(reach.polygons, point));
      }
      expect(near).toBeGreaterThan(20);
      expect(near).toBeLessThan(POINTS.length);
      // Between points of the grid its border is a guess.
      expect(wrong).toBeLessThan(POINTS.length / 25);
    },
  );

  it('is nothing where no way has a limit, or two have nothing in common', async () => {
    expect(await getReach(asking('m10206,transport'), ADDRESS)).toBeNull();
    expect(await getReach(asking('m10206,foot,15;m20101,foot,15'), ADDRESS)).toEqual({
      polygons: [],
      isEstimate: true,
    });
  });

  it('is an estimate where a straight line is all there is', async () => {
    expect((await getReach(asking('m10206,car,15'), ADDRESS))!.isEstimate).toBe(true);
    expect((await getReach(asking('m10206,transport,15'), ADDRESS))!.isEstimate).toBe(false);
  });
});
