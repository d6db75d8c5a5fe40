import { handoverOptions } from '#domain/listing/handover.ts';
import { ROOMS_OPTION_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import type { Lens } from '../lens.ts';
import { type FilterChip, type FilterWords, filterChips } from './filter-chips.ts';
import { normaliseFilters } from './normalise-filters.ts';
import { budgetText, rangeText } from './range-text.ts';
import type { SearchFilters } from './search-filters.ts';
import { TIMES_OFFERED } from './transport-time.ts';

/** The same search with one condition made easier. */
export interface Relaxation {
  /** What changes; steps of one change share it. */
  name: string;
  title: string;
  /** What it stands in place of. */
  instead: string;
  filters: SearchFilters;
}

const PRICE_STEP = 100_000;
const PRICE_STRETCHES = [1.07, 1.15, 1.3];
const AREA_SHRINKS = [0.9, 0.75];

/** No conditions at all. */
const EVERYTHING: Relaxation = {
  name: 'everything',
  title: 'Без всех условий',
  instead: 'только место останется',
  filters: {},
};

/** Rooms by size, so that neighbours are alike. */
const BY_SIZE: readonly RoomsBucket[] = ['0', '1', '2', '3', '4', 'manyRooms'];

/**
 * Ways to ask for a little less, the cheapest change for a buyer first: each of one condition, and for searches that no
 * single change helps, of two or of all. One condition may come in several steps, the smaller before the larger; the
 * caller takes the first of them that finds something.
 */
export function relaxations(filters: SearchFilters, now: Date, names: FilterWords = {}): Relaxation[] {
  const easier = [
    ...easierTerms(filters, now),
    ...easierPrices(filters, names.lens),
    ...easierWays(filters),
    ...easierAreas(filters),
    ...easierRooms(filters),
  ];
  const stepped = new Set(easier.map(({ name }) => name));
  const chips = filterChips(filters, now, names);
  const dropped = chips.map(
    ({ name, label, without }): Relaxation => ({
      name,
      title: `Без условия «${label}»`,
      instead: 'остальные остаются',
      filters: without,
    }),
  );
  // What can be eased is eased before it is given up, and the rest is given up last.
  return [
    ...easier,
    ...dropped.filter(({ name }) => !stepped.has(name)),
    ...dropped.filter(({ name }) => stepped.has(name)),
    ...(chips.length > 2 ? droppedInPairs(filters, chips) : []),
    ...(chips.length > 1 ? [EVERYTHING] : []),
  ];
}

/** Two conditions given up at once. */
function droppedInPairs(filters: SearchFilters, chips: FilterChip[]): Relaxation[] {
  return chips.flatMap((one, at) =>
    chips
      .slice(at + 1)
      .filter(({ name }) => name !== one.name)
      .map((other) => ({
        name: `${one.name} ${other.name}`,
        title: `Без «${one.label}» и${NBSP}«${other.label}»`,
        instead: 'остальные остаются',
        filters: normaliseFilters({ ...filters, [one.name]: undefined, [other.name]: undefined }),
      })),
  );
}

function change(
  filters: SearchFilters,
  name: keyof SearchFilters,
  fields: SearchFilters,
  words: Pick<Relaxation, 'title' | 'instead'>,
): Relaxation {
  return { name, ...words, filters: normaliseFilters({ ...filters, ...fields }) };
}

/** 'Срок сдачи до 2028' in place of 'сдан': finished houses and each year up to one later than asked for. */
function easierTerms(filters: SearchFilters, now: Date): Relaxation[] {
  const asked = filters.handoverDeadline;
  if (!asked || asked.includes('notBuilt') || asked.includes('over2')) return [];
  const years = handoverOptions(now).filter((option) => /^\d/.test(option));
  const latest = Math.max(moscowYear(now) - 1, ...asked.map(Number).filter(Number.isFinite));
  return years
    .filter((year) => Number(year) > latest)
    .map((year) => {
      const handoverDeadline = ['handOver' as const, ...years.filter((option) => option <= year)];
      return change(
        filters,
        'handoverDeadline',
        { handoverDeadline },
        {
          title: `Срок сдачи до${NBSP}${year}`,
          instead: asked.includes('handOver') && asked.length === 1 ? 'вместо «сдан»' : `вместо ${latest}`,
        },
      );
    });
}

function easierPrices(filters: SearchFilters, lens: Lens = 'price'): Relaxation[] {
  const range = filters.priceRange;
  if (!range || range.to === 0) return [];
  return PRICE_STRETCHES.map((stretch) => {
    const to = Math.ceil((range.to * stretch) / PRICE_STEP) * PRICE_STEP;
    return change(
      filters,
      'priceRange',
      { priceRange: { from: range.from, to } },
      {
        title: `${lens === 'price' ? 'Бюджет' : 'Платёж'} ${budgetText({ from: 0, to }, lens)}`,
        instead:
          lens === 'price'
            ? `на${NBSP}${formatRoubles(to - range.to)} больше`
            : `вместо ${budgetText({ from: 0, to: range.to }, lens).replace(/^до\s/, '')}`,
      },
    );
  });
}

function easierWays(filters: SearchFilters): Relaxation[] {
  const { transportTime: asked, transportType = 'foot' } = filters;
  if (!asked) return [];
  const way = transportType === 'car' ? 'на транспорте' : 'пешком';
  return TIMES_OFFERED[transportType]
    .filter((time) => Number(time) > Number(asked))
    .map((transportTime) =>
      change(
        filters,
        'transportTime',
        { transportTime },
        {
          title: `До${NBSP}метро ${transportTime}${NBSP}мин ${way}`,
          instead: `вместо ${asked}${NBSP}мин`,
        },
      ),
    );
}

function easierAreas(filters: SearchFilters): Relaxation[] {
  const range = filters.area;
  if (!range || range.from === 0) return [];
  return AREA_SHRINKS.map((shrink) => {
    const from = Math.floor(range.from * shrink);
    return change(
      filters,
      'area',
      { area: { from, to: range.to } },
      {
        title: `Площадь ${rangeText({ from, to: range.to }, 'м²')}`,
        instead: `на${NBSP}${formatNumber(range.from - from, { decimals: 1 })}${NBSP}м² меньше`,
      },
    );
  });
}

/** One room fewer or more beside what was asked for. */
function easierRooms(filters: SearchFilters): Relaxation[] {
  const asked = filters.roomsCount;
  if (!asked) return [];
  const beside = BY_SIZE.filter(
    (rooms, at) =>
      !asked.includes(rooms) &&
      [BY_SIZE[at - 1], BY_SIZE[at + 1]].some((next) => next && asked.includes(next)),
  );
  if (beside.length === 0) return [];
  const words = beside.map((rooms) =>
    rooms === '0' ? 'студии' : `${ROOMS_OPTION_LABELS[rooms]}${NBSP}комн.`,
  );
  return [
    change(
      filters,
      'roomsCount',
      { roomsCount: [...asked, ...beside] },
      { title: `И${NBSP}${words.join(', ')}`, instead: 'кроме выбранных комнат' },
    ),
  ];
}
