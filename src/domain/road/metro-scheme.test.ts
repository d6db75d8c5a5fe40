import { describe, expect, it } from 'vitest';
import { drawMetroScheme, type NamedHall } from './metro-scheme.ts';

/** Two lines that cross under two names, a station with halls of both, and a branch. */
const HALLS: NamedHall[] = [
  { id: 101, lineId: 1, metroId: 101, name: 'Северная', latitude: 55.82, longitude: 37.6, nextIds: [102] },
  { id: 102, lineId: 1, metroId: 102, name: 'Площадь', latitude: 55.79, longitude: 37.6, nextIds: [103] },
  { id: 103, lineId: 1, metroId: 103, name: 'Южная', latitude: 55.7, longitude: 37.61, nextIds: [] },
  { id: 201, lineId: 2, metroId: 201, name: 'Западная', latitude: 55.79, longitude: 37.5, nextIds: [202] },
  { id: 202, lineId: 2, metroId: 202, name: 'Рыночная', latitude: 55.79, longitude: 37.602, nextIds: [203] },
  { id: 203, lineId: 2, metroId: 203, name: 'Вокзал', latitude: 55.78, longitude: 37.7, nextIds: [] },
  { id: 301, lineId: 3, metroId: 203, name: 'Вокзал', latitude: 55.781, longitude: 37.701, nextIds: [302] },
  { id: 302, lineId: 3, metroId: 302, name: 'Порт', latitude: 55.75, longitude: 37.76, nextIds: [] },
];

describe('a scheme of lines', () => {
  const scheme = drawMetroScheme(HALLS);
  const at = (id: number) => scheme.stations.find((station) => station.id === id)!;

  it('has a mark for all halls of a name, and keeps north above and west on the left', () => {
    expect(scheme.stations.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '101 Северная',
      '102 Площадь',
      '103 Южная',
      '201 Западная',
      '202 Рыночная',
      '203 Вокзал',
      '302 Порт',
    ]);
    expect(at(101).y).toBeLessThan(at(102).y);
    expect(at(102).y).toBeLessThan(at(103).y);
    expect(at(201).x).toBeLessThan(at(202).x);
    expect(at(202).x).toBeLessThan(at(203).x);
  });

  it('joins what trains run between, and says where one changes', () => {
    const between = (one: number, other: number) =>
      `M${at(one).x} ${at(one).y}L${at(other).x} ${at(other).y}`;
    expect(scheme.lines).toEqual([
      { id: 1, path: between(101, 102) + between(102, 103) },
      { id: 2, path: between(201, 202) + between(202, 203) },
      { id: 3, path: between(203, 302) },
    ]);
    expect(scheme.passages).toBe(between(102, 202));
  });

  it('moves those apart that stand side by side, and names every one inside its frame', () => {
    const { width, height } = scheme;
    for (const { x, y, label } of scheme.stations) {
      expect(label).not.toBeNull();
      for (const spot of [{ x, y }, label!]) {
        expect(spot.x).toBeGreaterThan(0);
        expect(spot.x).toBeLessThan(width);
        expect(spot.y).toBeGreaterThan(0);
        expect(spot.y).toBeLessThan(height);
      }
    }
    expect(Math.hypot(at(102).x - at(202).x, at(102).y - at(202).y)).toBeGreaterThan(28);
  });

  it('leaves a name out where it would lie over another', () => {
    const crowd = Array.from(
      { length: 49 },
      (_, index): NamedHall => ({
        id: index,
        lineId: 1,
        metroId: index,
        name: 'Улица Академика Вернадского',
        latitude: 55.7 + Math.floor(index / 7) / 10_000,
        longitude: 37.6 + (index % 7) / 10_000,
        nextIds: index === 48 ? [] : [index + 1],
      }),
    );
    const { stations } = drawMetroScheme(crowd);
    const named = stations.flatMap(({ label }) => label ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(stations.length);
  });
});
