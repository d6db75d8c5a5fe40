import type { ProximityTag } from './proximity-tag.ts';

/** Kinds of places that families look for on a map. */
export const PLACE_KINDS = ['schools', 'shops', 'health', 'parks'] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

const KIND_OF_TAG: Partial<Record<ProximityTag, PlaceKind>> = {
  'Детский сад': 'schools',
  Образование: 'schools',
  Продукты: 'shops',
  Медицина: 'health',
};

/** Tags that hold places of these kinds, and perhaps others. */
export function tagsOfKinds(kinds: readonly PlaceKind[]): ProximityTag[] {
  const tags = Object.entries(KIND_OF_TAG) as [ProximityTag, PlaceKind][];
  return [
    ...tags.filter(([, kind]) => kinds.includes(kind)).map(([tag]) => tag),
    ...(kinds.includes('parks') ? (['Другое'] as const) : []),
  ];
}

/** The kind of a place; undefined of one that no map shows. Parks have no tag of their own and are known by name. */
export function placeKind({ tag, name }: { tag: ProximityTag; name: string }): PlaceKind | undefined {
  if (tag === 'Другое')
    return name
      .toLowerCase()
      .split(/[^а-яё]+/)
      .some(isParkWord)
      ? 'parks'
      : undefined;
  return KIND_OF_TAG[tag];
}

const PARK_WORDS = new Set(['парк', 'лесопарк', 'сквер', 'бульвар', 'сад']);

function isParkWord(word: string): boolean {
  return PARK_WORDS.has(word);
}
