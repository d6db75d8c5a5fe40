import { expect, it } from 'vitest';
import { csvTable } from './csv-table.ts';

it('is a table that Excel reads and counts nothing of', () => {
  expect(
    csvTable([
      ['Имя', 'Телефон'],
      ['Анна "Аня"', '+7 (999) 123-45-67'],
    ]),
  ).toBe('\uFEFF"Имя","Телефон"\r\n"Анна ""Аня""","+7 (999) 123-45-67"\r\n');
});

it.each(['=1+1', '@SUM(A1)', '-2', '\t=1', '+A1', "+1+cmd|' /C calc'!A0"])('%j stays a text', (text) => {
  expect(csvTable([[text, null]])).toBe(`\uFEFF"'${text}",""\r\n`);
});
