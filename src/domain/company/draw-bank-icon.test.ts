import { expect, it } from 'vitest';
import { drawBankIcon, drawNeutralBankIcon } from './draw-bank-icon.ts';

it.each([
  ['Банк «Верста»', 'В'],
  ['Ока Банк', 'О'],
  ['Первый Жилищный', 'ПЖ'],
  ['Невский Кредит и Ко', 'НК'],
  ['Банк <script>', 'S'],
])('%s is shown as %s', (name, letters) => {
  expect(drawBankIcon(name)).toContain(`>${letters}</text>`);
});

it('a name without letters is nobody’s', () => {
  expect(drawBankIcon('«»')).toBe(drawNeutralBankIcon());
  expect(drawBankIcon('Банк')).toBe(drawNeutralBankIcon());
});

it('looks the same every time, on an opaque ground', () => {
  expect(drawBankIcon('Ока Банк')).toBe(drawBankIcon('Ока Банк'));
  expect(drawBankIcon('Ока Банк')).toMatch(/<rect width="64" height="64" fill="#[0-9a-f]{6}"/);
});
