import { describe, expect, it } from 'vitest';
import { cropMiniBoard, drawMiniBoard, miniBoardFloors } from './mini-board.ts';

describe('floors a card shows', () => {
  const flats = (houseId: number, ...floors: (number | null)[]) =>
    floors.map((floor) => ({ houseId, floor }));

  it('are the six neighbouring ones with the most flats', () => {
    expect(miniBoardFloors([...flats(1, 2, 3), ...flats(2, 1, 12, 14, 17, 18)])).toEqual({
      houseId: 2,
      fromFloor: 12,
      toFloor: 17,
    });
  });

  it('are of the first house and the lowest when equal', () => {
    expect(miniBoardFloors([...flats(7, 9), ...flats(3, 20, 8)])).toEqual({
      houseId: 3,
      fromFloor: 3,
      toFloor: 8,
    });
  });

  it('begin no lower than the first floor, unless the flat is under the ground', () => {
    expect(miniBoardFloors(flats(1, 2))).toEqual({ houseId: 1, fromFloor: 1, toFloor: 6 });
    expect(miniBoardFloors(flats(1, -1))).toEqual({ houseId: 1, fromFloor: -6, toFloor: -1 });
  });

  it('are none when no flat says its floor', () => {
    expect(miniBoardFloors(flats(1, null))).toBeUndefined();
    expect(miniBoardFloors([])).toBeUndefined();
  });
});

describe('places of a floor a card shows', () => {
  it('are all of a narrow house', () => {
    expect(cropMiniBoard(['fos', 'b'])).toEqual(['fos', 'b']);
    expect(cropMiniBoard([])).toEqual([]);
  });

  it('are the twelve with the most flats found', () => {
    expect(cropMiniBoard(['ssssssssssssssfofo', 'ssssssssssssssssff', 'so'])).toEqual([
      'ssssssssfofo',
      'ssssssssssff',
      '',
    ]);
  });
});

describe('places of flats on a card', () => {
  const flat = (number: number, floor: number, more = {}) => ({
    number: String(number),
    floor,
    section: null,
    rooms: '1',
    area: 40,
    status: 'FREE' as const,
    isFound: true,
    ...more,
  });

  it('stand above each other as numbers on doors tell, with the floors around', () => {
    // Four doors a floor; floor 7 is not shown, yet shows how many doors there are.
    const flats = [flat(9, 3), flat(15, 4), flat(18, 5), ...[25, 26, 27, 28].map((door) => flat(door, 7))];
    expect(drawMiniBoard(flats, { fromFloor: 1, toFloor: 6 })).toEqual({
      fromFloor: 3,
      toFloor: 5,
      rows: [' f  ', '  f ', 'f   '],
    });
  });

  it('keep an empty floor between others', () => {
    expect(drawMiniBoard([flat(1, 1), flat(3, 3)], { fromFloor: 1, toFloor: 6 })?.rows).toEqual([
      'f',
      ' ',
      'f',
    ]);
  });

  it('say what became of each flat', () => {
    const flats = [
      flat(1, 1),
      flat(2, 1, { isFound: false }),
      flat(3, 1, { isFound: false, status: 'BOOKED' }),
      flat(4, 1, { isFound: false, status: 'SOLD' }),
    ];
    expect(drawMiniBoard(flats, { fromFloor: 1, toFloor: 6 })?.rows).toEqual(['fobs']);
  });

  it('are none when only floors around have flats', () => {
    expect(drawMiniBoard([flat(80, 20)], { fromFloor: 1, toFloor: 6 })).toBeUndefined();
  });
});
