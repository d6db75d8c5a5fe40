import { describe, expect, it } from 'vitest';
import { cropMiniBoard } from './crop-mini-board.ts';
import { miniBoardFloors } from './mini-board-floors.ts';

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
