import type { LocationCode } from '#domain/geo/location-code.ts';
import { fitsName, type NameWords, nameWords, type Reading, readingsOf } from '#domain/text/typed-name.ts';

/** The kinds of things a suggestion leads to, in the order they are shown. */
export const SUGGESTION_CATEGORIES = [
  'cityOrRegion',
  'metro',
  'complex',
  'developer',
  'cityArea',
  'settlement',
  'address',
] as const;

export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number];

export const SUGGESTION_CATEGORY_LABELS: Record<SuggestionCategory, string> = {
  cityOrRegion: 'Города и регионы',
  metro: 'Метро',
  complex: 'Жилые комплексы',
  developer: 'Застройщики',
  cityArea: 'Районы',
  settlement: 'Населённые пункты',
  address: 'Адреса',
};

/** Areas and settlements are found by name: their id is always 0. */
export interface Suggestion {
  name: string;
  category: SuggestionCategory;
  id: number;
  /** The place the suggestion lies in, when that is not the place searched in: cities and regions always name it. */
  location?: LocationCode;
}

/** Something to suggest with the words of its name, read once for all that is typed. */
export interface KnownThing extends Pick<Suggestion, 'name' | 'category'> {
  words: NameWords;
}

/** The most suggestions shown in one category. */
export const SUGGESTIONS_PER_CATEGORY = 5;

/** Words that say what kind of thing is meant instead of its name: «метро Сокол», «ул. Лесная», «ЖК Депо». */
const KIND_WORDS: Record<SuggestionCategory, NameWords> = {
  cityOrRegion: nameWords('г город обл область респ республика край'),
  metro: nameWords('м метро ст станция'),
  complex: nameWords('жк жилой комплекс новостройка'),
  developer: nameWords('застройщик девелопер компания'),
  cityArea: nameWords('район округ мкр микрорайон'),
  settlement: nameWords('пос п поселок село с деревня дер снт'),
  address: nameWords('ул улица д дом корп корпус стр строение проспект пер переулок наб набережная'),
};

/**
 * Finds suggestions for the letters typed, at most five of each category and in the order of categories. The first
 * reading of the letters that fits anything decides. Within a category things near come first, then those that begin
 * with what was typed, then the shorter names.
 */
export function suggest<Thing extends KnownThing>(
  query: string,
  known: readonly Thing[],
  isNear: (thing: Thing) => boolean = () => true,
): Thing[] {
  for (const alike of readingsOf(query)) {
    const found = known.filter((thing) => alike.some((reading) => fits(reading, thing)));
    // A kind alone, «метро», means any of that kind, unless something bears that name.
    const isKind = (thing: Thing) => alike.some((reading) => isOfKind(reading, thing));
    const fitting = found.length > 0 ? found : known.filter(isKind);
    if (fitting.length > 0) return firstOfEach(fitting, alike, isNear);
  }
  return [];
}

function fits(reading: Reading, { category, words: name }: KnownThing): boolean {
  if (fitsName(reading, name)) return true;
  const { words, by } = reading;
  const named = words.filter((word) => !KIND_WORDS[category][by].includes(word));
  return named.length > 0 && named.length < words.length && fitsName({ ...reading, words: named }, name);
}

function isOfKind({ words, by }: Reading, { category }: KnownThing): boolean {
  return words.every((word) => KIND_WORDS[category][by].includes(word));
}

function firstOfEach<Thing extends KnownThing>(
  fitting: readonly Thing[],
  alike: readonly Reading[],
  isNear: (thing: Thing) => boolean,
): Thing[] {
  const rank = (thing: Thing) => {
    const begins = alike.some(({ words, by }) => thing.words[by].join(' ').startsWith(words.join(' ')));
    return (isNear(thing) ? 0 : 10_000) + (begins ? 0 : 1_000) + thing.words.plain.join(' ').length;
  };
  const ranked = fitting.map((thing) => ({ thing, rank: rank(thing) }));
  return SUGGESTION_CATEGORIES.flatMap((category) =>
    ranked
      .filter(({ thing }) => thing.category === category)
      .sort((one, other) => one.rank - other.rank)
      .slice(0, SUGGESTIONS_PER_CATEGORY)
      .map(({ thing }) => thing),
  );
}
