import { expect, it } from 'vitest';
import type { SearchFilters } from './search-filters.ts';
import { searchHeading } from './search-heading.ts';

const now = new Date('2026-11-21T09:00:00Z');

it.each<[SearchFilters, string[], string, string]>([
  [{}, [], 'Новостройки', 'Новостройки'],
  [{}, ['Москва'], 'Новостройки в Москве', 'Новостройки в Москве'],
  [
    { roomsCount: ['2'], priceRange: { from: 0, to: 12_000_000 } },
    ['Москва'],
    '2-комнатные до 12 млн ₽ в Москве',
    '2-комн. до 12 млн ₽ в Москве',
  ],
  [
    { roomsCount: ['manyRooms', '3', '4', '0'] },
    [],
    'Студии, 3- и 4-комнатные, многокомнатные',
    'Студии, 3- и 4-комн., 5+ комн.',
  ],
  [{ roomsCount: ['0', '1', '2'] }, [], 'Студии, 1- и 2-комнатные', 'Студии, 1- и 2-комн.'],
  [
    { roomsCount: ['openPlan', 'manyRooms'] },
    [],
    'Многокомнатные, свободная планировка',
    '5+ комн., свободная планировка',
  ],
  [
    { handoverDeadline: ['handOver'], balcony: true, gym: true, pool: true },
    [],
    'Новостройки: сдан, балкон и ещё 2',
    'Новостройки: сдан, балкон и ещё 2',
  ],
])('%j in %j', (filters, places, full, short) => {
  const words = { filters, places, now };
  expect(searchHeading(words).replaceAll('\u00a0', ' ')).toBe(full);
  expect(searchHeading(words, 'short').replaceAll('\u00a0', ' ')).toBe(short);
});

it('names complexes by what is sold in them', () => {
  const filters: SearchFilters = { roomsCount: ['2'], priceRange: { from: 0, to: 12_000_000 } };
  const text = searchHeading({ filters, places: ['Казань'], now, isComplexes: true });
  expect(text.replaceAll('\u00a0', ' ')).toBe('Жилые комплексы до 12 млн ₽ в Казани: 2-комн.');
});

it.each([
  ['корпус 2 ЖК «Депо»', 'Новостройки: корпус 2 ЖК «Депо»'],
  [undefined, 'Новостройки: один дом'],
])('calls a house %s', (house, expected) => {
  const text = searchHeading({ filters: { houseId: 7 }, places: [], now, names: { house } });
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});
