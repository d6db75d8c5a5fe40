import { inPlaces } from '#domain/geo/in-places.ts';
import { ROOMS_OPTIONS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { type FilterNames, filterChips } from './filter-chips.ts';
import { paymentRangeText, priceRangeText } from './range-text.ts';
import { metrosAsked, type SearchFilters } from './search-filters.ts';

export interface SearchWords {
  filters: SearchFilters;
  /** Names of the places searched in, as dictionaries write them. */
  places: readonly string[];
  now: Date;
  /** Names of things that filters hold by id. */
  names?: FilterNames;
  isComplexes?: boolean;
  /** Only what lies within the outline or the part of the map that the reader chose. */
  isOutlined?: boolean;
}

/** Conditions beyond rooms and price that a heading names; more would not be read. */
const MOST_CONDITIONS = 2;
const MOST_METROS = 3;

/**
 * Says a search as a person would: 'Двухкомнатные квартиры до 16 млн ₽ у метро Сокол: сдан, балкон'. It stands over the
 * results and in the title of the page.
 */
export function searchHeading(words: SearchWords): string {
  const { filters, places, now, names = {}, isComplexes = false, isOutlined = false } = words;
  const noun = filters.apartments ? 'апартаменты' : 'квартиры';
  const rooms = filters.roomsCount ? roomsWords(filters.roomsCount, noun) : '';
  const subject = isComplexes ? 'Жилые комплексы' : rooms || 'Новостройки';
  const price = filters.priceRange && priceRangeText(filters.priceRange);
  const payment = filters.payment && `с${NBSP}платежом ${paymentRangeText(filters.payment)}`;
  // A metro or a complex says where better than the city around it.
  const metro = metroWords(filters, names);
  const complex = filters.complexId && names.complex && `в${NBSP}${names.complex}`;
  const outline = isOutlined && `в${NBSP}выбранной части карты`;
  const where = complex || metro || inPlaces(places);
  const line = [subject, price, payment, where, outline].filter(Boolean).join(' ');
  const said = new Set<string>([
    'priceRange',
    'payment',
    ...(isComplexes ? [] : ['roomsCount']),
    ...(rooms && !isComplexes && filters.apartments ? ['apartments'] : []),
    ...(complex ? ['complexId'] : metro ? ['metroId', 'metros'] : []),
  ]);
  const others = filterChips(filters, now, names)
    .filter(({ name, part }) => !said.has(part ?? name))
    .map(({ label }) => label);
  const conditions = others.slice(0, MOST_CONDITIONS).join(', ');
  const more = others.length > MOST_CONDITIONS ? ` и${NBSP}ещё ${others.length - MOST_CONDITIONS}` : '';
  return conditions ? `${line}: ${conditions}${more}` : line;
}

/** 'у метро Сокол', 'у метро Аэропорт и Сокол'; undefined while a name is missing or there are too many to read. */
function metroWords({ search, metros = [] }: SearchFilters, names: FilterNames): string | undefined {
  const said = [search?.metroId && names.metro, ...metros.map((id) => names.metros?.[id])];
  const known = said
    .filter((name) => typeof name === 'string')
    .sort((one, other) => one.localeCompare(other));
  const isWhole = known.length === metrosAsked({ search, metros })?.length && known.length <= MOST_METROS;
  if (!isWhole) return undefined;
  const others = known.slice(0, -1).join(', ');
  return `у${NBSP}метро ${others ? `${others} и${NBSP}` : ''}${known.at(-1)}`;
}

const ROOMS_WORDS: Partial<Record<RoomsBucket, string>> = {
  '1': 'однокомнатные',
  '2': 'двухкомнатные',
  '3': 'трёхкомнатные',
  '4': 'четырёхкомнатные',
  manyRooms: 'многокомнатные',
};

/** 'Двухкомнатные квартиры', 'Студии, 1- и 2-комнатные квартиры', 'Апартаменты свободной планировки'. */
function roomsWords(chosen: readonly RoomsBucket[], noun: string): string {
  const ordered = ROOMS_OPTIONS.filter((option) => chosen.includes(option));
  const counted = ordered.filter((option) => option in ROOMS_WORDS);
  const numbers = counted.filter((option) => option !== 'manyRooms');
  const numbered =
    numbers.length > 1
      ? `${numbers
          .slice(0, -1)
          .map((number) => `${number}-`)
          .join(', ')} и${NBSP}${numbers.at(-1)}-комнатные`
      : numbers[0] && ROOMS_WORDS[numbers[0]];
  const withRooms = [numbered, chosen.includes('manyRooms') && ROOMS_WORDS.manyRooms]
    .filter(Boolean)
    .join(', ');
  const words = [
    chosen.includes('0') && 'студии',
    withRooms && `${withRooms} ${noun}`,
    chosen.includes('openPlan') && (withRooms ? 'свободная планировка' : `${noun} свободной планировки`),
  ];
  return capitalised(words.filter(Boolean).join(', '));
}
