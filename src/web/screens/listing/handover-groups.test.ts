import { expect, it } from 'vitest';
import type { House } from '#contract/catalog.ts';
import { handoverGroups } from './handover-groups.ts';

const house = (name: string, year: number | null, buildingState: House['buildingState'] = 'UNFINISHED') =>
  ({ name, buildingState, handover: year === null ? null : { year, quarter: 4 }, address: {} }) as House;
const NOW = new Date('2026-11-27T09:00:00Z');
const text = (houses: House[]) =>
  handoverGroups(houses, NOW).map(({ houses: names, handover }) =>
    `${names}: ${handover}`.replaceAll('\u00a0', ' '),
  );

it('names together the houses that are ready together', () => {
  expect(
    text([
      house('Корпус 1', 2025, 'HANDOVER'),
      house('Корпус 2', 2027),
      house('Корпус 3', 2027),
      house('Корпус 4', 2028),
      house('Корпус 5', null),
    ]),
  ).toEqual(['Корпус 1: сдан', 'Корпуса 2 и 3: 4 кв. 2027', 'Корпус 4: 4 кв. 2028']);
});

it('keeps apart a house whose term has passed', () => {
  expect(text([house('Корпус 1', 2025), house('Корпус 2', 2027)])).toEqual([
    'Корпус 1: 4 кв. 2025, срок прошёл',
    'Корпус 2: 4 кв. 2027',
  ]);
});

it('counts houses whose names are many or long', () => {
  expect(text([1, 2, 3, 4].map((number) => house(`Корпус ${number}`, 2027)))).toEqual([
    '4 корпуса: 4 кв. 2027',
  ]);
  expect(text([house('башня «Север»', 2027), house('башня «Юг»', 2027)])).toEqual(['2 корпуса: 4 кв. 2027']);
});
