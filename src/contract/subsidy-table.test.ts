import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_TEXTS,
  pasteSubsidy,
  readSubsidyCell,
  SUBSIDY_COLUMNS,
  type SubsidyColumn,
  subsidyTexts,
  subsidyValues,
} from './subsidy-table.ts';

const START = { row: 0, column: 'duration' } as const;

describe('a cell', () => {
  it.each<[SubsidyColumn, string, number | null]>([
    ['interest', '4,9', 0.049],
    ['interest', '4.9%', 0.049],
    ['interest', '4,9\u00a0%', 0.049],
    ['interest', '4,9\u2009%', 0.049],
    ['interest', '\u202f4,9 % ', 0.049],
    ['discount', '', null],
    ['discount', '—', null],
    ['fee', '−', null],
    ['fee', '0', 0],
    ['duration', '5', 5],
    ['duration', '1,5 года', 1.5],
    ['duration', '5 лет', 5],
    ['duration', '18 мес.', 1.5],
    ['duration', '6 месяцев', 0.5],
  ])('of %s written %j is %j', (column, text, value) => {
    expect(readSubsidyCell(column, text)).toEqual({ value });
  });

  it.each<[SubsidyColumn, string]>([
    ['interest', 'семь'],
    ['interest', '1.000,5'],
    ['interest', '101'],
    ['interest', '-1'],
    ['interest', '4,12345678'],
    ['interest', '5 лет'],
    ['duration', '0'],
    ['duration', '51'],
    ['duration', '7 мес'],
    ['duration', '#ДЕЛ/0!'],
  ])('of %s written %j is refused with words', (column, text) => {
    expect(readSubsidyCell(column, text).error).toMatch(/^[А-Я]/);
  });

  it('is shown as it is read', () => {
    const share = fc.integer({ min: 0, max: 100_000_000 }).map((units) => units / 100_000_000);
    const years = fc.integer({ min: 1, max: 50_000 }).map((units) => units / 1_000);
    const row = fc.record({
      duration: years,
      interest: share,
      discount: fc.option(share),
      fee: fc.option(share),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(subsidyValues(subsidyTexts(rows))).toEqual(rows);
      }),
    );
  });
});

describe('a paste', () => {
  it('takes rows of a spreadsheet with their heading left out', () => {
    const text = 'Срок\tСтавка\tНаценка\tКомиссия\r\n1 год\t3,5 %\t\t2,1 %\r\n5\t4,9%\t1\t7,8';
    const { rows, ...report } = pasteSubsidy([], START, text);
    expect(subsidyValues(rows)).toEqual([
      { duration: 1, interest: 0.035, discount: null, fee: 0.021 },
      { duration: 5, interest: 0.049, discount: 0.01, fee: 0.078 },
    ]);
    expect(report).toEqual({
      taken: 7,
      refused: [],
      merged: 0,
      hasHeader: true,
      rowsLeft: 0,
      cellsLeft: 0,
    });
  });

  it('fills empty cells of merged ones from above, and leaves empty what may be so', () => {
    const { rows, merged } = pasteSubsidy([], START, '5\t4,9\t1\n\t6\t\n\t7\t2');
    expect(subsidyValues(rows).map(({ duration, discount }) => [duration, discount])).toEqual([
      [5, 0.01],
      [5, null],
      [5, 0.02],
    ]);
    expect(merged).toBe(2);
  });

  it('keeps a refused cell as it came, says which one it is, and takes the others', () => {
    const { rows, taken, refused } = pasteSubsidy([], START, '5\tсемь\t1\n7\t6\t200');
    expect(rows.map(({ interest, discount }) => [interest, discount])).toEqual([
      ['семь', '1'],
      ['6', '200'],
    ]);
    expect(taken).toBe(4);
    expect(refused).toEqual([
      { row: 0, column: 'interest', error: 'Не\u00a0число' },
      { row: 1, column: 'discount', error: 'От 0 до 100%' },
    ]);
    // No number: such a form is not saved.
    expect(subsidyValues(rows)[0]!.interest).toBeNaN();
  });

  it('begins where the cell is, counts what goes beyond the last column, and leaves other cells alone', () => {
    const known = [{ ...NO_TEXTS, duration: '3', interest: '5' }];
    const { rows, cellsLeft } = pasteSubsidy(known, { row: 0, column: 'discount' }, '1\t2\t3\n4\t5\t6');
    expect(rows).toEqual([
      { duration: '3', interest: '5', discount: '1', fee: '2' },
      { duration: '', interest: '', discount: '4', fee: '5' },
    ]);
    expect(cellsLeft).toBe(2);
  });

  it('of ten thousand rows takes what fits and counts the rest', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `${at / 1_000 + 1}\t4,9 %`).join('\n');
    const { rows, taken, rowsLeft } = pasteSubsidy([], START, text);
    expect([rows.length, taken, rowsLeft]).toEqual([100, 200, 9_900]);
  });

  it('loses no cell: each is taken, refused, empty or counted as left', () => {
    const cell = fc.constantFrom('5', '4,9 %', '1\u00a0год', 'x', '', '7;', '-', '400');
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(table, fc.constantFrom(...SUBSIDY_COLUMNS), fc.nat(99), (cells, column, row) => {
        const known = Array.from({ length: row }, () => NO_TEXTS);
        const paste = pasteSubsidy(known, { row, column }, cells.map((ones) => ones.join('\t')).join('\n'));
        expect(paste.rows.length).toBeLessThanOrEqual(100);
        const width = SUBSIDY_COLUMNS.length - SUBSIDY_COLUMNS.indexOf(column);
        const lines = paste.hasHeader ? cells.slice(1) : cells;
        const full = lines.slice(0, 100 - row).map((ones) => ones.filter((one) => one !== ''));
        const all = full.reduce((sum, ones) => sum + ones.length, 0);
        // A merged cell may repeat one that was refused.
        expect(paste.taken + paste.refused.length + paste.cellsLeft).toBeGreaterThanOrEqual(all);
        expect(paste.taken + paste.refused.length).toBeLessThanOrEqual(full.length * width);
      }),
    );
  });
});
