import { expect, it } from 'vitest';
import { readVitrinaChoice } from '#domain/widget/read-vitrina-choice.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { writeChoice } from './write-choice.ts';

const CHOICE: VitrinaChoice = {
  filters: { complexId: 7, roomsCount: ['0', '2'], priceRange: { from: 0, to: 12_500_000 } },
  sort: 'price_asc',
};

it('an address gives back the choice it was written for, and keeps what is of others', () => {
  const search = writeChoice('?host=https%3A%2F%2Fa.example&f.complexId=3&f.roomsCount=4', CHOICE);
  expect(readVitrinaChoice(new URLSearchParams(search))).toEqual(CHOICE);
  expect(new URLSearchParams(search).get('host')).toBe('https://a.example');
});

it('a choice of nothing leaves nothing', () => {
  expect(writeChoice(writeChoice('', CHOICE), { filters: {}, sort: 'default' })).toBe('');
});
