import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { normaliseFilters } from './normalise-filters.ts';
import { relaxations } from './relaxations.ts';
import type { SearchFilters } from './search-filters.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

const wordsOf = (filters: SearchFilters) =>
  relaxations(filters, NOW).map(({ title, instead }) => `${title} | ${instead}`.replaceAll('\u00a0', ' '));

it.each<[SearchFilters, string[]]>([
  [{}, []],
  [
    { handoverDeadline: ['handOver'] },
    [
      'Срок сдачи до 2026 | вместо «сдан»',
      'Срок сдачи до 2027 | вместо «сдан»',
      'Срок сдачи до 2028 | вместо «сдан»',
      'Без условия «сдан» | остальные остаются',
    ],
  ],
  [
    { priceRange: { from: 0, to: 12_400_000 } },
    [
      'Бюджет до 13,3 млн ₽ | на 900 000 ₽ больше',
      'Бюджет до 14,3 млн ₽ | на 1 900 000 ₽ больше',
      'Бюджет до 16,2 млн ₽ | на 3 800 000 ₽ больше',
      'Без условия «до 12,4 млн ₽» | остальные остаются',
    ],
  ],
  [
    { transportTime: '15' },
    ['До метро 20 мин пешком | вместо 15 мин', 'Без условия «до 15 мин пешком» | остальные остаются'],
  ],
  [
    { roomsCount: ['4'], balcony: true },
    [
      'И 3 комн., 5+ комн. | кроме выбранных комнат',
      'Без условия «балкон» | остальные остаются',
      'Без условия «4-комн.» | остальные остаются',
      'Без всех условий | только место останется',
    ],
  ],
])('%j', (filters, words) => {
  expect(wordsOf(filters)).toEqual(words);
});

it('gives up two conditions, or all, when no single change helps', () => {
  const filters: SearchFilters = { balcony: true, logia: true, gym: true };
  expect(wordsOf(filters).slice(3)).toEqual([
    'Без «балкон» и «лоджия» | остальные остаются',
    'Без «балкон» и «тренажёрный зал» | остальные остаются',
    'Без «лоджия» и «тренажёрный зал» | остальные остаются',
    'Без всех условий | только место останется',
  ]);
});

it('changes exactly one condition before that', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      const filters = normaliseFilters(any);
      const single = relaxations(filters, NOW).filter(({ name }) => name in filters);
      for (const { name, filters: easier } of single) {
        // The way to the metro and the distance to the sea mean nothing without what they belong to.
        const own = [name, 'transportType', 'seaDistance'];
        const rest = (search: SearchFilters) =>
          Object.fromEntries(Object.entries(search).filter(([key]) => !own.includes(key)));
        expect(easier).not.toEqual(filters);
        expect(rest(easier)).toEqual(rest(filters));
      }
    }),
  );
});
