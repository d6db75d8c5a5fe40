import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROAD_LIMIT, ROAD_MODES, type RoadGoal, type RoadPlace } from './road.ts';
import { MAX_ROAD_LENGTH, readRoad, roundPoint, tidyRoadName, writeRoad } from './road-text.ts';

describe('goals in an address', () => {
  it('are places with ways and limits', () => {
    expect(readRoad('m10206,transport,45;55.75581,37.61729,car,30,Тверская улица 7')).toEqual([
      { place: { metroId: 10206 }, mode: 'transport', limit: 45 },
      {
        place: { point: { latitude: 55.7558, longitude: 37.6173 }, name: 'Тверская улица 7' },
        mode: 'car',
        limit: 30,
      },
    ]);
  });

  it.each([
    ['', undefined],
    ['мусор', undefined],
    ['m0,transport', undefined],
    ['m99999999999,car', undefined],
    ['55.7,car', undefined],
    ['95,37,car', undefined],
    ['55.7,237,car', undefined],
    ['NaN,Infinity,car', undefined],
    [';;;m10206;;', 'm10206,transport'],
    ['m10206,rocket,45', 'm10206,transport,45'],
    ['m10206,foot,999', 'm10206,foot'],
    ['m10206,foot,1', 'm10206,foot'],
    ['m10206,foot,20;m10206,foot,30', 'm10206,foot,20'],
    ['m1,foot;m2,foot;m3,foot', 'm1,foot;m2,foot'],
    ['55.7,37.6,car,20,<b>Работа</b>', '55.7,37.6,car,20,b Работа /b'],
    ['55.7,37.6,car,20,0123', '55.7,37.6,car,20'],
  ])('%j is %j', (text, expected) => {
    expect(writeRoad(readRoad(text))).toBe(expected);
  });

  it('come back as they were written', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const place: fc.Arbitrary<RoadPlace> = fc.oneof(
      fc.record({ metroId: fc.integer({ min: 1, max: 999_999 }) }),
      fc.record({
        point: fc.record({ latitude: degrees(90), longitude: degrees(180) }).map(tidy),
        name: fc.string({ maxLength: 80 }).map(tidyRoadName),
      }),
    );
    const goal: fc.Arbitrary<RoadGoal> = fc.record({
      place,
      mode: fc.constantFrom(...ROAD_MODES),
      limit: fc.option(fc.integer(ROAD_LIMIT)),
    });
    fc.assert(
      fc.property(fc.array(goal, { maxLength: 2 }), (goals) => {
        const text = writeRoad(goals);
        expect((text ?? '').length).toBeLessThanOrEqual(MAX_ROAD_LENGTH);
        expect(writeRoad(readRoad(text))).toBe(
          writeRoad(goals.filter((_, at) => at === 0 || !isSame(goals[0]!, goals[at]!))),
        );
      }),
    );
  });
});

function tidy(point: { latitude: number; longitude: number }) {
  const { latitude, longitude } = roundPoint(point);
  // An address knows no zero below zero.
  return { latitude: latitude + 0, longitude: longitude + 0 };
}

function isSame(one: RoadGoal, other: RoadGoal): boolean {
  const text = ({ place, mode }: RoadGoal) =>
    writeRoad([{ place: place.point ? { ...place, name: null } : place, mode, limit: null }]);
  return text(one) === text(other);
}
