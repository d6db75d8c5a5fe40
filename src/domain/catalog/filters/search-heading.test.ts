import { expect, it } from 'vitest';
import type { SearchFilters } from './search-filters.ts';
import { searchHeading } from './search-heading.ts';

const now = new Date('2026-11-21T09:00:00Z');

const headingOf = (words: Partial<Parameters<typeof searchHeading>[0]>) =>
  searchHeading({ filters: {}, places: [], now, ...words }).replaceAll('\u00a0', ' ');

it.each<[SearchFilters, string[], string]>([
  [{}, [], 'Новостройки'],
  [{}, ['Москва'], 'Новостройки в Москве'],
  [
    { roomsCount: ['2'], priceRange: { from: 0, to: 12_000_000 } },
    ['Москва'],
    'Двухкомнатные квартиры до 12 млн ₽ в Москве',
  ],
  [{ roomsCount: ['manyRooms', '3', '4', '0'] }, [], 'Студии, 3- и 4-комнатные, многокомнатные квартиры'],
  [{ roomsCount: ['0'] }, [], 'Студии'],
  [{ roomsCount: ['0', '1', '2'] }, [], 'Студии, 1- и 2-комнатные квартиры'],
  [{ roomsCount: ['openPlan'] }, [], 'Квартиры свободной планировки'],
  [{ roomsCount: ['openPlan', 'manyRooms'] }, [], 'Многокомнатные квартиры, свободная планировка'],
  [{ roomsCount: ['1'], apartments: true, balcony: true }, [], 'Однокомнатные апартаменты: балкон'],
  [{ apartments: true }, [], 'Новостройки: только апартаменты'],
  [
    { handoverDeadline: ['handOver'], balcony: true, gym: true, pool: true },
    [],
    'Новостройки: сдан, балкон и ещё 2',
  ],
])('%j in %j is «%s»', (filters, places, text) => {
  expect(headingOf({ filters, places })).toBe(text);
});

it('says a metro or a complex instead of the city around it', () => {
  const names = { metro: 'Сокол', complex: 'ЖК «Депо»', cityArea: 'Сокол' };
  const places = ['Москва'];
  const near: SearchFilters = { roomsCount: ['2'], search: { metroId: 5, cityArea: 'Сокол' } };
  expect(headingOf({ filters: near, places, names })).toBe('Двухкомнатные квартиры у метро Сокол: Сокол');
  expect(headingOf({ filters: near, places })).toBe(
    'Двухкомнатные квартиры в Москве: у станции метро, Сокол',
  );
  expect(headingOf({ filters: { complexId: 3 }, places, names })).toBe('Новостройки в ЖК «Депо»');
});

it('says that only a part of the map was looked at', () => {
  expect(headingOf({ places: ['Москва'], isOutlined: true })).toBe(
    'Новостройки в Москве в выбранной части карты',
  );
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

it.each([
  [['5', '6'], 'Новостройки у метро Аэропорт и Сокол'],
  [['5', '6', '7'], 'Новостройки в Москве: метро Сокол, метро Аэропорт и ещё 1'],
])('stands at metros %j by their names, when it knows them all', (metros, expected) => {
  const names = { metros: { '5': 'Сокол', '6': 'Аэропорт' } };
  const text = searchHeading({ filters: { metros }, places: ['Москва'], now, names });
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});
