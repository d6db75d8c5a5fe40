import { handoverOptionLabel, handoverOptions } from '#domain/listing/handover.ts';
import { ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import { type FilterChip, type FilterNames, filterChips } from './filter-chips.ts';
import { MAX_RANGE_BOUND } from './filter-limits.ts';
import { normaliseFilters } from './filter-spellings.ts';
import { paymentRangeText, priceRangeText, rangeText } from './range-text.ts';
import type { SearchFilters } from './search-filters.ts';
import { TIMES_OFFERED } from './transport-time.ts';

/** The same search made easier. */
export interface Relaxation {
  /** The condition that changes; several steps of one change share a name. */
  name: string;
  title: string;
  /** A note for the reader on the condition it replaces or the ones that stay. */
  instead: string;
  filters: SearchFilters;
}

/** One thing a search asks for, whatever number of choices it has: it is given up whole. */
interface Condition {
  name: string;
  label: string;
  giveUp: (filters: SearchFilters) => SearchFilters;
}

const PRICE_STEP = 100_000;
const PAYMENT_STEP = 1_000;
const STRETCHES = [1.07, 1.15, 1.3];
const AREA_SHRINKS = [0.9, 0.75];

/** Rooms by size, so that neighbours are alike. */
const BY_SIZE: readonly RoomsBucket[] = ['0', '1', '2', '3', '4', 'manyRooms'];

/** A line with more labels than these would not be read. */
const MOST_NAMED = 2;

/**
 * Ways to ask for a little less by one condition, the cheapest change for a buyer first. One condition may come in
 * several steps, the smaller before the larger; the caller takes the first of them that finds something.
 */
export function easierByOne(filters: SearchFilters, now: Date, names: FilterNames = {}): Relaxation[] {
  const easier = [
    ...easierTerms(filters, now),
    ...easierPrices(filters),
    ...easierPayments(filters),
    ...easierWays(filters),
    ...easierAreas(filters),
    ...easierRooms(filters),
  ];
  const stepped = new Set(easier.map(({ name }) => name));
  const conditions = conditionsOf(filters, now, names);
  const dropped = conditions.map((condition) => giveUp(filters, conditions, [condition]));
  // Conditions that can be eased are eased before they are given up; all others are given up last.
  return [
    ...easier,
    ...dropped.filter(({ name }) => !stepped.has(name)),
    ...dropped.filter(({ name }) => stepped.has(name)),
  ];
}

/** Every two conditions given up at once; none for a search of two, which would ask for nothing. */
export function easierByTwo(filters: SearchFilters, now: Date, names: FilterNames = {}): Relaxation[] {
  const conditions = conditionsOf(filters, now, names);
  if (conditions.length < 3) return [];
  return conditions.flatMap((one, at) =>
    conditions.slice(at + 1).map((other) => giveUp(filters, conditions, [one, other])),
  );
}

/**
 * For a search that needs more given up: as many of its conditions as find something together, the first of them kept
 * first; undefined when none can be kept or there are too few to choose from. Asks `finds` once a condition.
 */
export async function easierByMost(
  filters: SearchFilters,
  now: Date,
  names: FilterNames,
  finds: (filters: SearchFilters) => Promise<boolean>,
): Promise<Relaxation | undefined> {
  const conditions = conditionsOf(filters, now, names);
  let dropped = conditions;
  for (const condition of conditions) {
    const fewer = dropped.filter((one) => one !== condition);
    if (await finds(without(filters, fewer))) dropped = fewer;
  }
  const isOwn = dropped.length > MOST_NAMED && dropped.length < conditions.length;
  return isOwn ? giveUp(filters, conditions, dropped) : undefined;
}

/**
 * Drops every condition. Returns undefined for a search of one condition, since dropping that one is offered already.
 */
export function withoutAll(filters: SearchFilters, now: Date): Relaxation | undefined {
  if (conditionsOf(filters, now, {}).length < 2) return undefined;
  return { name: 'everything', title: 'Без всех условий', instead: 'останется только место', filters: {} };
}

/** Groups all choices of one filter into one condition: to give up one of several choices would narrow the search. */
function conditionsOf(filters: SearchFilters, now: Date, names: FilterNames): Condition[] {
  // Any of the metros will do, whichever way they were chosen.
  const isMetro = ({ name, part }: FilterChip) => name === 'metros' || part === 'metroId';
  const keyOf = (chip: FilterChip) =>
    isMetro(chip) ? 'search metroId' : chip.part ? `${chip.name} ${chip.part}` : chip.name;
  return [...Map.groupBy(filterChips(filters, now, names), keyOf)].map(([key, chips]) => {
    const { name, part } = chips[0]!;
    return {
      name: key,
      label: chips.map(({ label }) => label).join(', '),
      giveUp: (old) =>
        isMetro(chips[0]!)
          ? { ...old, metros: undefined, search: { ...old.search, metroId: undefined } }
          : { ...old, [name]: part && { ...old.search, [part]: undefined } },
    };
  });
}

function without(filters: SearchFilters, dropped: readonly Condition[]): SearchFilters {
  return normaliseFilters(dropped.reduce((rest, condition) => condition.giveUp(rest), filters));
}

function giveUp(
  filters: SearchFilters,
  all: readonly Condition[],
  dropped: readonly Condition[],
): Relaxation {
  const named = dropped.slice(0, MOST_NAMED).map(({ label }) => `«${label}»`);
  const more = dropped.length - named.length;
  const labels = more > 0 ? `${named.join(', ')} и${NBSP}ещё${NBSP}${more}` : named.join(` и${NBSP}`);
  const left = all.length - dropped.length;
  return {
    name: dropped.map(({ name }) => name).join(' '),
    title: `Без ${dropped.length === 1 ? 'условия' : 'условий'} ${labels}`,
    instead: ['других условий нет', 'ещё одно условие остаётся'][left] ?? 'остальные условия остаются',
    filters: without(filters, dropped),
  };
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
  const labels = asked.map((option) => handoverOptionLabel(option, now).toLowerCase()).join(', ');
  return years
    .filter((year) => Number(year) > latest)
    .map((year) => {
      const handoverDeadline = ['handOver' as const, ...years.filter((option) => option <= year)];
      return change(
        filters,
        'handoverDeadline',
        { handoverDeadline },
        {
          title: `Срок сдачи до${NBSP}${year}${NBSP}года`,
          instead: `вместо «${labels}»`,
        },
      );
    });
}

function easierPrices(filters: SearchFilters): Relaxation[] {
  return stretched(filters, 'priceRange', PRICE_STEP).map(({ to, more, relaxed }) =>
    change(filters, 'priceRange', relaxed, {
      title: `Бюджет ${priceRangeText({ from: 0, to })}`,
      instead: `на${NBSP}${formatRoubles(more)} больше`,
    }),
  );
}

function easierPayments(filters: SearchFilters): Relaxation[] {
  return stretched(filters, 'payment', PAYMENT_STEP).map(({ to, more, relaxed }) =>
    change(filters, 'payment', relaxed, {
      title: `Платёж ${paymentRangeText({ from: 0, to })}`,
      instead: `на${NBSP}${formatRoubles(more)} в${NBSP}месяц больше`,
    }),
  );
}

/** Greater upper ends of a sum, in round numbers; none for a sum without one. */
function stretched(filters: SearchFilters, name: 'priceRange' | 'payment', step: number) {
  const range = filters[name];
  if (!range || range.to === 0) return [];
  const higher = STRETCHES.map((stretch) => Math.ceil((range.to * stretch) / step) * step);
  return [...new Set(higher)]
    .filter((to) => to <= MAX_RANGE_BOUND)
    .map((to) => ({ to, more: to - range.to, relaxed: { [name]: { from: range.from, to } } }));
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
  // A limit below the smallest value limits nothing: it equals dropping the condition, which is worded differently.
  const lower = AREA_SHRINKS.map((shrink) => Math.floor(range.from * shrink));
  return [...new Set(lower)]
    .filter((from) => from > 0 && from < range.from)
    .map((from) => {
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
  const words = beside.map((rooms) => (rooms === '0' ? 'студии' : ROOMS_SHORT_LABELS[rooms]));
  return [
    change(
      filters,
      'roomsCount',
      { roomsCount: [...asked, ...beside] },
      { title: `Ещё и${NBSP}${words.join(', ')}`, instead: 'вместе с выбранными' },
    ),
  ];
}
