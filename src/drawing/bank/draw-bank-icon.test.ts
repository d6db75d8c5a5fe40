import { expect, it } from 'vitest';
import { drawBankIcon, drawNeutralBankIcon } from './draw-bank-icon.ts';

const outlinesOf = (svg: string) => /<path .*? d="([^"]+)"/.exec(svg)![1]!;

it.each([
  ['Банк «Верста»', 'В'],
  ['Ока Банк', 'О'],
  ['Первый Жилищный', 'П Ж'],
  ['Невский Кредит и Ко', 'Н К'],
  ['Банк <script>', 'S'],
])('%s is shown as %s, in outlines', (name, letters) => {
  const icon = drawBankIcon(name);
  expect(icon).not.toMatch(/<text|font-|<script/);
  expect(outlinesOf(icon)).toBe(outlinesOf(drawBankIcon(letters)));
  expect(outlinesOf(icon)).not.toBe(outlinesOf(drawBankIcon('Я')));
});

it('a name without letters is nobody’s', () => {
  expect(drawBankIcon('«»')).toBe(drawNeutralBankIcon());
  expect(drawBankIcon('Банк')).toBe(drawNeutralBankIcon());
});

it('a name in an alphabet we cannot write is nobody’s', () => {
  expect(drawBankIcon('بنك الإمارات')).toBe(drawNeutralBankIcon());
  expect(drawBankIcon('Émeraude')).not.toBe(drawNeutralBankIcon());
});

it('looks the same every time, on an opaque ground', () => {
  expect(drawBankIcon('Ока Банк')).toBe(drawBankIcon('Ока Банк'));
  expect(drawBankIcon('Ока Банк')).toMatch(/<rect width="64" height="64" fill="#[0-9a-f]{6}"/);
});
