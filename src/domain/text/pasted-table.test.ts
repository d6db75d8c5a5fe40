import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTable, readPastedTable } from './pasted-table.ts';

describe('a pasted table', () => {
  it.each<[string, string[][]]>([
    [
      '5\t4,9\r\n7\t6\r\n',
      [
        ['5', '4,9'],
        ['7', '6'],
      ],
    ],
    [
      '5;4,9;\n7;;2',
      [
        ['5', '4,9', ''],
        ['7', '', '2'],
      ],
    ],
    [
      '5,4.9,0\n7,6,2.1',
      [
        ['5', '4.9', '0'],
        ['7', '6', '2.1'],
      ],
    ],
    [
      '"4,9",5\n"6,1",7',
      [
        ['4,9', '5'],
        ['6,1', '7'],
      ],
    ],
    ['4,9\n5,1', [['4,9'], ['5,1']]],
    ['5,4.9', [['5', '4.9']]],
    ['4,9', [['4,9']]],
    ['"a\tb"\t"say ""so"""', [['a\tb', 'say "so"']]],
    ['"not closed\t5', [['"not closed', '5']]],
    ['5\t6\n\n7\t8\n\n \n', [['5', '6'], [''], ['7', '8']]],
    ['', []],
  ])('%j is %j', (text, rows) => {
    expect(readPastedTable(text)).toEqual(rows);
  });

  it('tells a table from a single cell', () => {
    expect(['4,9 %', '4,9\t5', '4,9\n5', '4,9\n'].map(isTable)).toEqual([false, true, true, false]);
  });

  it.each(['\t', ';'])('is read back whatever its cells hold, parted by %j', (mark) => {
    const cell = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll('\t', ' ')}`);
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const quoted = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(mark));
        expect(readPastedTable(quoted.join('\r\n'))).toEqual(rows);
      }),
    );
  });

  it('loses no sign but those that part cells', () => {
    const signs = fc.string({ unit: fc.constantFrom('5', ',', '.', '\t', ';', '\n', '\r', '%', ' ', '"') });
    fc.assert(
      fc.property(signs, (text) => {
        const kept = readPastedTable(text).flat().join('').replaceAll(/\D/g, '');
        expect(kept).toBe(text.replaceAll(/\D/g, ''));
      }),
    );
  });

  it('of ten thousand rows is read at once', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `${at}\t4,9 %\t\t2,1`).join('\r\n');
    expect(readPastedTable(text)).toHaveLength(10_000);
  });
});
