import { expect, it } from 'vitest';
import { handoverMoveText } from './handover-move-text.ts';

const named = (year: number, quarter: 1 | 2 | 3 | 4 | null, isFinished = false) => ({
  term: { year, quarter },
  isFinished,
});

it.each([
  ['a later term', named(2027, 4), named(2027, 2), 'позже на 2 квартала, было 2 кв. 2027'],
  ['an earlier term', named(2027, 1), named(2028, 2), 'раньше на 5 кварталов, было 2 кв. 2028'],
  ['a house that is ready', named(2027, 2, true), named(2027, 2), 'было 2 кв. 2027'],
  ['a house that is not ready after all', named(2027, 3), named(2027, 2, true), 'дом считался сданным'],
  ['a year alone', named(2028, null), named(2027, 4), 'было 4 кв. 2027'],
] as const)('%s', (_, now, before, text) => {
  expect(handoverMoveText({ ...now, before }).replaceAll('\u00a0', ' ')).toBe(text);
});

it('says nothing of the first word', () => {
  expect(handoverMoveText({ ...named(2027, 1), before: null })).toBe('');
});
