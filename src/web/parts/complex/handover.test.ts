import { expect, it } from 'vitest';
import type { House } from '#contract/catalog.ts';
import { handoverFact, handoverOfComplex } from './handover.ts';

const house = (buildingState: House['buildingState'], handover: House['handover'] = null) =>
  ({ buildingState, handover }) as House;
const built = house('BUILT');
const building = (year: number, quarter: 1 | 2 | 3 | 4 | null = null) =>
  house('UNFINISHED', { year, quarter });

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
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(plain(handoverOfComplex(houses))).toBe(expected);
  expect(plain(handoverFact(handoverOfComplex(houses)))).toBe(fact);
});
