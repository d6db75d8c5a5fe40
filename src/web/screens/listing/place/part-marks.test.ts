import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onMercator, pixelsOfDegree } from '#domain/geo/mercator.ts';
import { partMarks } from './part-marks.ts';
import type { Surrounding } from './surroundings.ts';

const HOUSE = { latitude: 55.8, longitude: 37.5 };
const FLAG: Surrounding = {
  id: 'complex',
  kind: 'flag',
  text: 'ЖК «Маяк»',
  name: 'ЖК «Маяк»',
  title: '',
  facts: '',
  ...HOUSE,
};
const place = (id: string, latitude: number, longitude: number): Surrounding => ({
  id,
  kind: 'dot',
  text: '',
  name: id,
  title: id,
  facts: '',
  group: 'Продукты',
  latitude,
  longitude,
});

const anyPlaces = fc
  .array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })), {
    maxLength: 60,
  })
  .map((points) =>
    points.map(([north, east], at) =>
      place(`p${at}`, HOUSE.latitude + north / 60, HOUSE.longitude + east / 40),
    ),
  );

it('lie apart at any zoom, each place under one of them at most', () => {
  fc.assert(
    fc.property(anyPlaces, fc.double({ min: 9, max: 18, noNaN: true }), (places, zoom) => {
      const { marks } = partMarks(places, FLAG, zoom);
      const pixels = pixelsOfDegree(zoom);
      const points = marks.map(({ mark }) => onMercator(mark));
      for (const [at, one] of points.entries())
        for (const other of points.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y) * pixels).toBeGreaterThan(45.9);
      const shown = marks.flatMap((mark) => mark.places.map(({ id }) => id));
      expect(new Set(shown).size).toBe(shown.length);
      for (const { mark, places: own } of marks)
        expect(mark.kind === 'cluster' ? Number(mark.text) : 1).toBe(own.length);
    }),
  );
});

it('join what is too near to tell apart and part it on a nearer look', () => {
  const places = [place('a', 55.803, 37.5), place('b', 55.8031, 37.5001), place('c', 55.81, 37.52)];
  const far = partMarks(places, FLAG, 14).marks;
  expect(far.map(({ mark }) => [mark.kind, mark.text])).toEqual([
    ['cluster', '2'],
    ['dot', ''],
  ]);
  expect(far[0]!.mark.name.replaceAll('\u00a0', ' ')).toBe('2 места: a, b');
  expect(partMarks(places, FLAG, 19).marks).toHaveLength(3);
});

it('a name that would lie over places gives way to «ЖК»', () => {
  expect(partMarks([place('a', 55.81, 37.52)], FLAG, 14).flag.text).toBe('ЖК «Маяк»');
  const beside = place('a', 55.8003, 37.5012);
  expect(partMarks([beside], FLAG, 15)).toMatchObject({
    flag: { text: 'ЖК' },
    marks: [{ places: [beside] }],
  });
  expect(partMarks([place('a', 55.8003, 37.5)], FLAG, 15).marks).toEqual([]);
});
