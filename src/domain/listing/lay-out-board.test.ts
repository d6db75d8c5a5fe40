import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardPlace } from './board-place.ts';
import { layOutBoard } from './lay-out-board.ts';

const flat = (floor: number | null, number: string | null, area = 40, section: string | null = '1') => ({
  floor,
  number,
  section,
  rooms: '1',
  area,
});

/** Prints the board, one floor a line, the doors of each section from left to right. */
const drawn = (flats: BoardPlace[]): string[] => {
  const { rows, sections } = layOutBoard(flats);
  return rows.map(({ from, to }, row) => {
    const doors = sections.map(({ rows: lines }) => lines[row]!.map((one) => one?.number ?? '·').join(' '));
    return `${from === to ? from : `${from}–${to}`}: ${doors.join(' | ')}`;
  });
};

describe('a board', () => {
  it('puts flats above each other by the numbers on their doors', () => {
    const flats = [
      flat(4, '16', 61),
      flat(3, '9', 38),
      flat(3, '12', 61),
      flat(2, '8', 61),
      flat(2, '5', 38),
    ];
    expect(drawn(flats)).toEqual(['4: · · · 16', '3: 9 · · 12', '2: 5 · · 8']);
  });

  it('starts each section anew and sorts sections as people count', () => {
    const flats = [
      flat(2, '101', 40, '10'),
      flat(2, '21', 40, '2'),
      flat(3, '22', 40, '2'),
      flat(2, '300', 40, null),
    ];
    expect(layOutBoard(flats).sections.map(({ name }) => name)).toEqual(['2', '10', null]);
    expect(drawn(flats)).toEqual(['3: 22 | · | ·', '2: 21 | 101 | 300']);
  });

  it('stands equal plans above each other where doors have no numbers', () => {
    const flats = [flat(3, null, 54), flat(3, null, 38), flat(2, null, 54), flat(1, null, 38)];
    const [section] = layOutBoard(flats).sections;
    expect(section!.rows.map((row) => row.map((one) => one?.area ?? 0))).toEqual([
      [38, 54],
      [0, 54],
      [38, 0],
    ]);
  });

  it('gives a long run of empty floors one row, a short one its own rows', () => {
    expect(drawn([flat(62, '3'), flat(6, '2'), flat(3, '1')])).toEqual([
      '62: 3',
      '7–61: ·',
      '6: 2',
      '5: ·',
      '4: ·',
      '3: 1',
    ]);
  });

  it('keeps apart what stands on no known floor', () => {
    const { rows, sections, unplaced } = layOutBoard([flat(null, '7')]);
    expect({ rows, sections, unplaced }).toEqual({ rows: [], sections: [], unplaced: [flat(null, '7')] });
  });

  it('gives every flat a cell of its own on its floor, whatever feeds say', () => {
    const anyFlat = fc.record({
      floor: fc.integer({ min: -2, max: 60 }),
      number: fc.option(fc.oneof(fc.nat(900).map(String), fc.constantFrom('12а', ''))),
      section: fc.option(fc.constantFrom('1', '2', 'А')),
      rooms: fc.constantFrom('0', '1', '2'),
      area: fc.constantFrom(25, 38.1, 54.3, 71),
    });
    fc.assert(
      fc.property(fc.array(anyFlat, { maxLength: 120 }), (flats) => {
        const { rows, sections } = layOutBoard(flats);
        const cells = sections.flatMap(({ rows: lines, name }) =>
          lines.flatMap((line, row) =>
            line.flatMap((one) => (one ? [{ one, name, floor: rows[row]! }] : [])),
          ),
        );
        expect(new Set(cells.map(({ one }) => one))).toEqual(new Set(flats));
        expect(cells).toHaveLength(flats.length);
        for (const { one, name, floor } of cells) {
          expect([one.section, one.floor]).toEqual([name, floor.from]);
        }
      }),
    );
  });
});
