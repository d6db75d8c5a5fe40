import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { filterChips } from './filter-chips.ts';
import { normaliseFilters } from './filter-spellings.ts';
import type { SearchFilters } from './search-filters.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

const labelsOf = (filters: SearchFilters, names = {}) =>
  filterChips(filters, NOW, names).map(({ label }) => label.replaceAll('\u00a0', ' '));

it.each<[SearchFilters, string[]]>([
  [{}, []],
  [{ roomsCount: ['0', '2', 'manyRooms'] }, ['2-комн.', '5+ комн.', 'Студия']],
  [{ priceRange: { from: 0, to: 12_400_000 } }, ['до 12,4 млн ₽']],
  [{ priceRange: { from: 9_000_000, to: 16_500_000 } }, ['9,0–16,5 млн ₽']],
  [{ priceRange: { from: 9_000_001, to: 0 } }, ['от 9 000 001 ₽']],
  [{ handoverDeadline: ['2027', 'handOver', 'over2'] }, ['сдача 2027', 'сдан', 'позже 2028']],
  [{ transportTime: '15' }, ['до 15 мин пешком']],
  [{ transportTime: '45', transportType: 'car' }, ['до 45 мин на транспорте']],
  [{ area: { from: 34.5, to: 0 }, floor: { from: 2, to: 9 } }, ['от 34,5 м²', '2–9 этаж']],
  [{ floor: { from: 3, to: 0 } }, ['от 3 этажа']],
  [{ floor: { from: 0, to: 5 } }, ['до 5 этажа']],
  [
    { floorNotFirst: true, floorLast: false, apartments: false },
    ['не первый этаж', 'не последний этаж', 'без апартаментов'],
  ],
  [
    { nearSea: true, seaDistance: { from: 0, to: 1500 }, gym: true },
    ['тренажёрный зал', 'до 1 500 м до моря'],
  ],
  [{ developer: { id: 3, name: 'Мера' }, fromDeveloper: false }, ['Мера', 'переуступка']],
  [
    { parking: ['underground'], material: ['brick'], renovation: ['none'] },
    ['без отделки', 'кирпич', 'подземная парковка'],
  ],
])('%j reads %j', (filters, labels) => {
  expect(labelsOf(filters)).toEqual(labels);
});

it('names places it is told', () => {
  const filters = { search: { metroId: 5, cityArea: 'Сокол' }, complexId: 9 };
  expect(labelsOf(filters, { metro: 'Аэропорт', complex: 'ЖК «Имя»' })).toEqual([
    'метро Аэропорт',
    'Сокол',
    'ЖК «Имя»',
  ]);
  expect(labelsOf(filters)).toEqual(['у станции метро', 'Сокол', 'один ЖК']);
});

it('believes names of the catalogue before those of an address', () => {
  const filters: SearchFilters = {
    search: { cityArea: 'сокол' },
    developer: { id: 3, name: 'кто-то' },
    collectionId: 4,
  };
  const names = { cityArea: 'Сокол', developer: 'Мера', collection: 'У моря' };
  expect(labelsOf(filters, names)).toEqual(['Сокол', 'подборка «У моря»', 'Мера']);
  expect(labelsOf(filters)).toEqual(['сокол', 'подборка', 'кто-то']);
});

it('tells a payment as one asked for it, beside a price', () => {
  const payment = { from: 0, to: 80_000 };
  expect(labelsOf({ payment })).toEqual(['платёж до 80 000 ₽/мес']);
  expect(
    labelsOf({ priceRange: { from: 0, to: 12_000_000 }, payment: { ...payment, from: 30_000 } }),
  ).toEqual(['до 12 млн ₽', 'платёж 30 000–80 000 ₽/мес']);
});

it('takes away its own condition and nothing else', () => {
  const filters: SearchFilters = {
    roomsCount: ['1', '2'],
    transportTime: '20',
    transportType: 'car',
    search: { metroId: 5, cityArea: 'Сокол' },
  };
  expect(filterChips(filters, NOW).map(({ without }) => without)).toEqual([
    { ...filters, roomsCount: ['2'] },
    { ...filters, roomsCount: ['1'] },
    { roomsCount: filters.roomsCount, search: filters.search },
    { ...filters, search: { cityArea: 'Сокол' } },
    { ...filters, search: { metroId: 5 } },
  ]);
});

it('leaves nothing asked for unsaid: taking every chip away ends with an empty search', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      let filters = normaliseFilters(any);
      for (let chips = filterChips(filters, NOW); chips.length > 0; chips = filterChips(filters, NOW)) {
        expect(chips[0]!.without).not.toEqual(filters);
        filters = chips[0]!.without;
      }
      expect(filters).toEqual({});
    }),
  );
});
