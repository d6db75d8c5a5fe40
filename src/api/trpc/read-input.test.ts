import { expect, it } from 'vitest';
import { wire } from '#contract/wire.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { readInput } from './read-input.ts';

const shared = { from: 1 };

it.each([
  ['nothing', undefined],
  ['plain JSON', { filters: { roomsCount: ['1', '2'] }, text: 'а' }],
  [
    'dates, gaps, decimals and no number',
    { at: new Date(0), gap: undefined, sum: new Decimal('0.1'), price: Number.NaN },
  ],
  ['one object in two places', { area: shared, price: shared }],
])('%s comes as our pages sent it', (_, input) => {
  expect(readInput(JSON.parse(JSON.stringify(wire.serialize(input))))).toEqual(input);
});

it.each([
  ['an integer of any length', '9'.repeat(100), ['bigint']],
  ['a regular expression', '/(a+)+$/', ['regexp']],
  ['a set', [1, 2], ['set']],
  ['a map', [[1, 2]], ['map']],
  ['an error', { name: 'E', message: 'm' }, ['Error']],
  ['a list of bytes', [1], [['typed-array', 'Uint8Array']]],
  ['something inside a set', ['1970'], ['set', { 0: ['Date'] }]],
])('%s is refused', (_, json, note) => {
  expect(() => readInput({ json: { a: json }, meta: { values: { a: note }, v: 1 } })).toThrow(RangeError);
  expect(() => readInput({ json, meta: { values: note, v: 1 } })).toThrow(RangeError);
});

it('refuses more notes than any form has', () => {
  const values = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [String(at), ['undefined']]));
  expect(() => readInput({ json: [], meta: { values, v: 1 } })).toThrow(RangeError);
});

it('makes no value larger than it came', () => {
  const json = { a: [1, 2, 3], b: [0, 0], c: [0, 0] };
  const referentialEqualities = { a: ['b.0', 'b.1'], b: ['c.0', 'c.1'] };
  expect(readInput({ json, meta: { referentialEqualities, v: 1 } })).toEqual(json);
});

it('refuses a decimal longer than any sum of money', () => {
  const note = { values: [['custom', 'Decimal']], v: 1 };
  expect(() => readInput({ json: '9'.repeat(1_000), meta: note })).toThrow();
});
