import { expect, it } from 'vitest';
import { changeSome, isAllDrawn } from './change-some.ts';
import type { MapMarker } from './map-types.ts';

const mark = (id: number, text = 'a'): MapMarker => ({
  id: `${id}`,
  kind: 'flag',
  latitude: 55 + id / 100,
  longitude: 37,
  text,
  name: text,
});
const marks = (from: number, to: number, text?: string) =>
  Array.from({ length: to - from }, (_, at) => mark(from + at, text));

it('leads from one view to another by few marks at a time', () => {
  const wanted = [...marks(40, 100), ...marks(5, 10, 'b')];
  let drawn: readonly MapMarker[] = marks(0, 50);
  let steps = 0;
  for (; !isAllDrawn(drawn, wanted); steps += 1) {
    const next = changeSome(drawn, wanted, 7);
    const come = next.filter((marker) => !drawn.includes(marker)).length;
    const ids = new Set(next.map(({ id }) => id));
    expect(come).toBeLessThanOrEqual(7);
    expect(drawn.filter(({ id }) => !ids.has(id)).length).toBeLessThanOrEqual(7);
    expect(ids.size).toBe(next.length);
    drawn = next;
  }
  // Fifty come and five change.
  expect(steps).toBe(Math.ceil(55 / 7));
});

it('keeps the objects of marks that stay, also when they come again as new ones', () => {
  const drawn = marks(0, 20);
  const next = changeSome(drawn, marks(3, 20), 5);
  expect(next.every((marker) => drawn.includes(marker))).toBe(true);
  expect(isAllDrawn(next, marks(3, 20))).toBe(true);
});

it('leaves what has still to go behind what it stood behind', () => {
  const drawn = [mark(1), mark(2), mark(3), mark(4), mark(5)];
  const texts = changeSome(drawn, [mark(3), mark(9)], 1).map(({ id }) => id);
  expect(texts).toEqual(['2', '3', '4', '5', '9']);
});
