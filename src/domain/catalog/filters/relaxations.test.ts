import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { type FilterChip, filterChips } from './filter-chips.ts';
import { normaliseFilters } from './filter-spellings.ts';
import { easierByMost, easierByOne, easierByTwo, type Relaxation, withoutAll } from './relaxations.ts';
import type { SearchFilters } from './search-filters.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

const lineOf = ({ title, instead }: Relaxation) => `${title} | ${instead}`.replaceAll('\u00a0', ' ');

it.each<[SearchFilters, string[]]>([
  [{}, []],
  [
    { handoverDeadline: ['handOver'] },
    [
      'Срок сдачи до 2026 года | вместо «сдан»',
      'Срок сдачи до 2027 года | вместо «сдан»',
      'Срок сдачи до 2028 года | вместо «сдан»',
      'Без условия «сдан» | других условий нет',
    ],
  ],
  [
    { handoverDeadline: ['2024', '2027'] },
    [
      'Срок сдачи до 2028 года | вместо «2024, 2027»',
      'Без условия «сдача 2024, сдача 2027» | других условий нет',
    ],
  ],
  [
    { priceRange: { from: 0, to: 12_400_000 } },
    [
      'Бюджет до 13,3 млн ₽ | на 900 000 ₽ больше',
      'Бюджет до 14,3 млн ₽ | на 1 900 000 ₽ больше',
      'Бюджет до 16,2 млн ₽ | на 3 800 000 ₽ больше',
      'Без условия «до 12,4 млн ₽» | других условий нет',
    ],
  ],
  [
    { transportTime: '15' },
    ['До метро 20 мин пешком | вместо 15 мин', 'Без условия «до 15 мин пешком» | других условий нет'],
  ],
  [
    { roomsCount: ['4'], balcony: true },
    [
      'Ещё и 3-комн., 5+ комн. | вместе с выбранными',
      'Без условия «балкон» | ещё одно условие остаётся',
      'Без условия «4-комн.» | ещё одно условие остаётся',
    ],
  ],
  // To give up one of several choices would narrow the search.
  [
    { material: ['brick', 'panel'], balcony: true, loggia: true },
    [
      'Без условия «балкон» | остальные условия остаются',
      'Без условия «лоджия» | остальные условия остаются',
      'Без условия «кирпич, панель» | остальные условия остаются',
    ],
  ],
  [
    { search: { metroId: 5, cityArea: 'Сокол' } },
    [
      'Без условия «у станции метро» | ещё одно условие остаётся',
      'Без условия «Сокол» | ещё одно условие остаётся',
    ],
  ],
  // Below one and a half metres the only smaller limit worth offering is one metre.
  [
    { area: { from: 1.5, to: 0 } },
    ['Площадь от 1 м² | на 0,5 м² меньше', 'Без условия «от 1,5 м²» | других условий нет'],
  ],
  [{ area: { from: 1, to: 0 } }, ['Без условия «от 1 м²» | других условий нет']],
  [
    { floor: { from: 5, to: 5 }, priceRange: { from: 9_000_001, to: 9_000_001 } },
    [
      'Бюджет до 9,7 млн ₽ | на 699 999 ₽ больше',
      'Бюджет до 10,4 млн ₽ | на 1 399 999 ₽ больше',
      'Бюджет до 11,8 млн ₽ | на 2 799 999 ₽ больше',
      'Без условия «5 этаж» | ещё одно условие остаётся',
      'Без условия «9 000 001 ₽» | ещё одно условие остаётся',
    ],
  ],
])('by one condition: %j', (filters, words) => {
  expect(easierByOne(filters, NOW).map(lineOf)).toEqual(words);
});

it('gives up two conditions, or all', () => {
  const filters: SearchFilters = { balcony: true, loggia: true, gym: true };
  expect(easierByTwo(filters, NOW).map(lineOf)).toEqual([
    'Без условий «балкон» и «лоджия» | ещё одно условие остаётся',
    'Без условий «балкон» и «тренажёрный зал» | ещё одно условие остаётся',
    'Без условий «лоджия» и «тренажёрный зал» | ещё одно условие остаётся',
  ]);
  expect(lineOf(withoutAll(filters, NOW)!)).toBe('Без всех условий | останется только место');
  expect(easierByTwo({ balcony: true, loggia: true }, NOW)).toEqual([]);
  expect(withoutAll({ balcony: true }, NOW)).toBeUndefined();
});

it('keeps what finds something together when two given up are too few', async () => {
  const filters: SearchFilters = { balcony: true, loggia: true, gym: true, spa: true, pool: true };
  const finds = async (asked: SearchFilters) => !asked.gym && !asked.spa && !asked.balcony;
  const most = await easierByMost(filters, NOW, {}, finds);
  expect(lineOf(most!)).toBe('Без условий «балкон», «тренажёрный зал» и ещё 1 | остальные условия остаются');
  expect(most!.filters).toEqual({ loggia: true, pool: true });
  expect(await easierByMost(filters, NOW, {}, async () => false)).toBeUndefined();
});

it('changes exactly one condition, to something else, in words that limit something', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      const filters = normaliseFilters(any);
      for (const { name, title, instead, filters: easier } of easierByOne(filters, NOW)) {
        const field = name.split(' ', 1)[0]!;
        // The way to the metro and the distance to the sea mean nothing without what they belong to.
        // Metros are one condition, whichever way they were chosen.
        const own = [field, 'transportType', 'seaDistance', ...(field === 'search' ? ['metros'] : [])];
        const rest = (search: SearchFilters) =>
          Object.fromEntries(Object.entries(search).filter(([key]) => !own.includes(key)));
        expect(easier).not.toEqual(filters);
        expect(easier).toEqual(normaliseFilters(easier));
        expect(rest(easier)).toEqual(rest(filters));
        for (const text of [title, instead])
          expect(text).not.toMatch(/\b(?:от|до|на)\s0\s|(\d\S*)–\1(?!\s?\d)|\+-/u);
      }
    }),
  );
});

/** Metros are one condition, whichever way they were chosen. */
function conditionOf({ name, part }: FilterChip): string {
  return name === 'metros' ? 'search metroId' : `${name} ${part}`;
}

it('says how many conditions remain, and names none twice', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      const filters = normaliseFilters(any);
      const conditions = new Set(filterChips(filters, NOW).map(conditionOf)).size;
      for (const { title, instead, filters: easier } of [
        ...easierByOne(filters, NOW).filter(({ title: text }) => text.startsWith('Без')),
        ...easierByTwo(filters, NOW),
      ]) {
        const left = new Set(filterChips(easier, NOW).map(conditionOf)).size;
        const words =
          ['других условий нет', 'ещё одно условие остаётся'][left] ?? 'остальные условия остаются';
        expect(instead).toBe(words);
        expect(title).toMatch(conditions - left === 1 ? /^Без условия «/ : /^Без условий «.+» и\s«/u);
      }
    }),
  );
});

it('gives up metros together, whichever way each was chosen: one of them less would find less', () => {
  const filters: SearchFilters = { search: { metroId: 5 }, metros: ['6', '7'], balcony: true };
  const dropped = easierByOne(filters, NOW).map((relaxation) => relaxation.filters);
  expect(dropped).toContainEqual({ balcony: true });
  expect(dropped).toContainEqual({ search: { metroId: 5 }, metros: ['6', '7'] });
  expect(dropped).toHaveLength(2);
});
