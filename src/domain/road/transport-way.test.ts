import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '../geo/point.ts';
import { joinHalls, type MetroHall, ridesTo } from './metro-graph.ts';
import { minutesOf } from './road.ts';
import { straightWay } from './straight-way.ts';
import { metroLegs, transportGoal, transportWay } from './transport-way.ts';

/** Two lines that cross: one from north to south, another from west to east, with a hall each where they meet. */
const HALLS: MetroHall[] = [
  { id: 101, lineId: 1, metroId: 101, latitude: 55.82, longitude: 37.6, nextIds: [102] },
  { id: 102, lineId: 1, metroId: 102, latitude: 55.79, longitude: 37.6, nextIds: [103] },
  { id: 103, lineId: 1, metroId: 103, latitude: 55.75, longitude: 37.6, nextIds: [104] },
  { id: 104, lineId: 1, metroId: 104, latitude: 55.71, longitude: 37.6, nextIds: [] },
  { id: 201, lineId: 2, metroId: 201, latitude: 55.75, longitude: 37.5, nextIds: [202] },
  { id: 202, lineId: 2, metroId: 103, latitude: 55.7505, longitude: 37.601, nextIds: [203] },
  { id: 203, lineId: 2, metroId: 203, latitude: 55.75, longitude: 37.7, nextIds: [] },
  // Another town.
  { id: 301, lineId: 3, metroId: 301, latitude: 59.9, longitude: 30.3, nextIds: [302] },
  { id: 302, lineId: 3, metroId: 302, latitude: 59.93, longitude: 30.3, nextIds: [] },
];
const graph = joinHalls(HALLS);

const way = (from: GeoPoint, to: GeoPoint) =>
  transportWay(from, metroLegs(graph, from), transportGoal(graph, to));

const inTown = fc.record({
  latitude: fc.double({ min: 55.65, max: 55.85, noNaN: true }),
  longitude: fc.double({ min: 37.4, max: 37.8, noNaN: true }),
});

describe('rides', () => {
  const rides = ridesTo(graph, [{ hall: 0, metres: 0, seconds: 0, isEstimate: false }]);
  const secondsOf = (id: number) => rides[HALLS.findIndex((hall) => hall.id === id)]?.seconds;

  it('go along a line, a stop after a stop, and no stop is quicker than the one before', () => {
    expect(secondsOf(102)).toBeGreaterThan(120);
    expect(secondsOf(103)).toBeGreaterThan(secondsOf(102)!);
    expect(secondsOf(104)).toBeGreaterThan(secondsOf(103)!);
  });

  it('change lines where halls are joined, which takes its time', () => {
    expect(secondsOf(202)! - secondsOf(103)!).toBeGreaterThan(120);
    expect(secondsOf(203)).toBeGreaterThan(secondsOf(202)!);
  });

  it('lead to no other town', () => {
    expect(secondsOf(301)).toBeUndefined();
  });
});

describe('a way by transport', () => {
  it('takes the metro where it is quicker, a walk and a ride', () => {
    const north = { latitude: 55.8205, longitude: 37.601 };
    const south = { latitude: 55.7101, longitude: 37.6005 };
    const taken = way(north, south)!;
    // 13.5 km of line at the speed of trains, two stops, the station and two short walks.
    expect(minutesOf(taken)).toBeGreaterThan(18);
    expect(minutesOf(taken)).toBeLessThan(30);
    expect(taken.isEstimate).toBe(false);
  });

  it('is a walk to what is round the corner, an estimate as any walk by the straight line', () => {
    const from = { latitude: 55.79, longitude: 37.6 };
    const to = { latitude: 55.793, longitude: 37.6 };
    expect(way(from, to)).toEqual({ ...straightWay(from, to, 'foot'), isEstimate: true });
  });

  it('is an estimate where a town has no metro', () => {
    const from = { latitude: 57.15, longitude: 65.53 };
    const to = { latitude: 57.11, longitude: 65.6 };
    const taken = way(from, to)!;
    expect(taken.isEstimate).toBe(true);
    expect(taken.seconds).toBe(straightWay(from, to, 'ground').seconds);
  });

  it('begins with a bus where the metro is too far to walk, which makes it an estimate', () => {
    const taken = way({ latitude: 55.9, longitude: 37.6 }, { latitude: 55.71, longitude: 37.6 })!;
    expect(taken.isEstimate).toBe(true);
    const byBus = straightWay(
      { latitude: 55.9, longitude: 37.6 },
      { latitude: 55.71, longitude: 37.6 },
      'ground',
    );
    expect(taken.seconds).toBeLessThan(byBus.seconds);
  });

  it('is no longer by much from a place a little farther off', () => {
    const goal = { latitude: 55.71, longitude: 37.6 };
    const step = 0.004;
    const along = Array.from({ length: 40 }, (_, at) => ({ latitude: 55.72 + at * step, longitude: 37.6 }));
    const seconds = along.map((from) => way(from, goal)!.seconds);
    const walk = straightWay(along[0]!, along[1]!, 'foot').seconds;
    const leaps = seconds.slice(1).map((one, at) => Math.abs(one - seconds[at]!));
    expect(Math.max(...leaps)).toBeLessThanOrEqual(walk + 1);
  });

  it('takes a measured walk to a hall for what it is, there and back', () => {
    const from = { latitude: 55.792, longitude: 37.603 };
    const [at102, at104] = [HALLS[1]!, HALLS[3]!];
    const walks = new Map([[102, 20]]);
    const there = (to: GeoPoint) =>
      transportWay(from, metroLegs(graph, from, walks), transportGoal(graph, to))!;
    const back = transportWay(at102, metroLegs(graph, at102), transportGoal(graph, from, walks));
    expect(there(at102)).toMatchObject({ seconds: 1_200, isEstimate: false });
    expect(back).toEqual(there(at102));
    const straight = straightWay(from, at102, 'foot').seconds;
    expect(there(at104).seconds - way(from, at104)!.seconds).toBe(1_200 - straight);
  });

  it('is none to another town', () => {
    expect(way({ latitude: 55.75, longitude: 37.6 }, { latitude: 59.93, longitude: 30.3 })).toBeNull();
  });

  it('takes as long there as back', () => {
    fc.assert(
      fc.property(inTown, inTown, (one, other) => {
        expect(Math.abs(way(one, other)!.seconds - way(other, one)!.seconds)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('never takes longer than a walk', () => {
    fc.assert(
      fc.property(inTown, inTown, (one, other) => {
        expect(way(one, other)!.seconds).toBeLessThanOrEqual(straightWay(one, other, 'foot').seconds);
      }),
    );
  });

  it('is no longer by a detour over any hall than the ride to that hall and on from it', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (from, over, to) => {
        const ride = (one: number, other: number) =>
          ridesTo(graph, [{ hall: other, metres: 0, seconds: 0, isEstimate: false }])[one]!.seconds;
        expect(ride(from, to)).toBeLessThanOrEqual(ride(from, over) + ride(over, to));
      }),
    );
  });
});
