import { describe, expect, it } from 'vitest';
import type { FlatStatus } from './flat-status.ts';
import { placeInHouse } from './place-in-house.ts';

const flat = (number: number, floor: number | null, section: string | null, status: FlatStatus = 'FREE') => ({
  id: number,
  number: String(number),
  floor,
  section,
  status,
  rooms: '1',
  area: 40,
});

describe('the place of a flat in its house', () => {
  it('is its cell among the others', () => {
    const house = [
      flat(1, 1, '1', 'SOLD'),
      flat(2, 1, '1', 'BOOKED'),
      flat(3, 2, '1'),
      flat(4, 2, '1'),
      flat(5, 1, '2'),
    ];
    const place = placeInHouse(house, 4)!;
    expect(place.rows.map(({ from }) => from)).toEqual([2, 1]);
    expect(place.sections).toEqual([
      {
        name: '1',
        cells: [
          ['free', 'own'],
          ['closed', 'booked'],
        ],
      },
      { name: '2', cells: [['none'], ['free']] },
    ]);
    expect(place.onFloor).toEqual([3, 4]);
  });

  it('shows the sections around it while they fit', () => {
    const wide = ['1', '2', '3', '4'].flatMap((section, at) =>
      Array.from({ length: 8 }, (_, riser) => flat(at * 8 + riser + 1, 1, section)),
    );
    expect(placeInHouse(wide, 9)!.sections.map(({ name }) => name)).toEqual(['2', '3']);
    expect(placeInHouse(wide, 32)!.sections.map(({ name }) => name)).toEqual(['3', '4']);
  });

  it('is not known without a floor', () => {
    expect(placeInHouse([flat(1, null, '1'), flat(2, 3, '1')], 1)).toBeNull();
    expect(placeInHouse([], 1)).toBeNull();
  });
});
