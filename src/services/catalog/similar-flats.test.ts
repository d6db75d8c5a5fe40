import { expect, it } from 'vitest';
import { similarFlats } from './similar-flats.ts';

const flat = (id: number, rooms: string, areaM2x100: number) => ({ id, rooms, areaM2x100 });

it('takes the same rooms first, then the nearest area, and never the flat itself', () => {
  const candidates = [
    flat(1, '2', 5_000),
    flat(2, '1', 5_010),
    flat(3, '2', 9_000),
    flat(4, '2', 5_200),
    flat(5, '2', 4_800),
    flat(6, '3', 5_100),
  ];
  const found = similarFlats(flat(1, '2', 5_000), candidates, 4);
  expect(found.map(({ id }) => id)).toEqual([4, 5, 3, 2]);
});
