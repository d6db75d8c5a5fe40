import { expect, it } from 'vitest';
import { boundedAddress } from './bounded-address.ts';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 'x'.repeat(90)]));
const OUTLINE = Array(60).fill('55.123456,-137.123456').join(';');

it.each<[what: string, search: Record<string, string>, kept: string[]]>([
  ['nothing', {}, []],
  ['what is short', { from: 'я'.repeat(500), to: 'x'.repeat(200) }, ['from', 'to']],
  ['a text without end', { x: 'x'.repeat(501), from: 'mail' }, ['from']],
  ['a name without end', { ['a[b]'.repeat(30)]: '1', from: 'mail' }, ['from']],
  ['a name of the prototype', { constructor: 'x'.repeat(501), toString: '1' }, ['toString']],
  ['the first that fit', many(100), Object.keys(many(21))],
  [
    'short ones without end',
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, ''])),
    Array.from({ length: 40 }, (_, at) => `p${at}`),
  ],
  ['the largest outline', { from: 'x'.repeat(300), area: OUTLINE }, ['from', 'area']],
  ['an outline without end', { area: '55.5,37.5;'.repeat(300) }, []],
  ['where one came from', { back: `/search?searchFilters=${'x'.repeat(900)}` }, ['back']],
  ['a search, however long', { searchFilters: 'x'.repeat(5_000), from: 'mail' }, ['searchFilters', 'from']],
  [
    'the fields of a form of filters',
    Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`f.${at}`, 'x'.repeat(40)])),
    Array.from({ length: 90 }, (_, at) => `f.${at}`),
  ],
])('of %s keeps what links can carry', (_, search, kept) => {
  const asked = `/search?${new URLSearchParams(search)}`;
  const bounded = boundedAddress(asked);
  const names = [...new URLSearchParams((bounded ?? asked).split('?')[1])].map(([name]) => name);
  expect(names).toEqual(kept);
  expect(bounded === undefined).toBe(kept.length === Object.keys(search).length);
  expect(bounded && boundedAddress(bounded)).toBeUndefined();
});

it.each(['/widget/ipo-calc', '/api/nothing'])('leaves alone what is of partners: %s', (path) => {
  expect(boundedAddress(`${path}?x=${'x'.repeat(5_000)}`)).toBeUndefined();
});
