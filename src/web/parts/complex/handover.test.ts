import { expect, it } from 'vitest';
import type { House } from '#contract/catalog.ts';
import { handoverFact, handoverOfComplex, handoverToday } from './handover.ts';

const house = (buildingState: House['buildingState'], handover: House['handover'] = null) =>
  ({ buildingState, handover }) as House;
const built = house('BUILT');
const building = (year: number, quarter: 1 | 2 | 3 | 4 | null = null) =>
  house('UNFINISHED', { year, quarter });

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['nothing is known', [house('PROJECT')], undefined, undefined],
  ['all stand', [built, house('HANDOVER')], 'сдан', 'сдан'],
  [
    'some stand',
    [building(2028), built, building(2029, 3)],
    'часть сдана, до 3 кв. 2029',
    'часть сдана, до 3 кв. 2029',
  ],
  ['all are of one term', [building(2027, 4), building(2027, 4)], '4 кв. 2027', 'сдача 4 кв. 2027'],
  [
    'terms differ',
    [building(2028, 2), building(2027, 4)],
    '4 кв. 2027 — 2 кв. 2028',
    'сдача 4 кв. 2027 — 2 кв. 2028',
  ],
  [
    'a bare year ends its year',
    [building(2027), building(2027, 3)],
    '3 кв. 2027 — 2027',
    'сдача 3 кв. 2027 — 2027',
  ],
])('when %s', (_, houses, expected, fact) => {
  expect(plain(handoverOfComplex(houses))).toBe(expected);
  expect(plain(handoverFact(handoverOfComplex(houses)))).toBe(fact);
});

it.each([
  ['a quarter has its last day in Moscow', [building(2026, 3)], '2026-09-30T20:59:59Z', '3 кв. 2026'],
  ['it has passed', [building(2026, 3)], '2026-09-30T21:00:00Z', '3 кв. 2026, срок прошёл'],
  ['a bare year lasts to its end', [building(2026)], '2026-12-31T20:59:59Z', '2026'],
  [
    'only the first of two has passed',
    [building(2026, 3), building(2028)],
    '2027-05-01',
    '3 кв. 2026 — 2028',
  ],
  [
    'what is left of a part-built complex is late',
    [built, building(2026, 3)],
    '2027-05-01',
    'часть сдана, до 3 кв. 2026, срок прошёл',
  ],
  [
    'the house stands whatever was promised',
    [house('BUILT', { year: 2020, quarter: 1 })],
    '2027-05-01',
    'сдан',
  ],
  ['nobody promised anything', [house('UNFINISHED')], '2027-05-01', undefined],
])('says that a term has passed, and when %s', (_, houses, now, expected) => {
  expect(plain(handoverToday(houses, new Date(now)))).toBe(expected);
});
