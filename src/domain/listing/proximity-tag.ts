/** Tags of the places near a home, in the words partners and pages use. */
export const PROXIMITY_TAGS = [
  'Развлечения',
  'Образование',
  'Медицина',
  'Продукты',
  'Спорт',
  'Детский сад',
  'Другое',
] as const;

export type ProximityTag = (typeof PROXIMITY_TAGS)[number];

/**
 * The tag of a place of a catalogue: its own tag where that is one of ours, else «Другое». A place of education
 * whose name or subtitle speaks of a «детский сад» or a «детский центр» is a kindergarten.
 */
export function proximityTag(place: { tag: string; name: string; subtitle: string | null }): ProximityTag {
  const tag = PROXIMITY_TAGS.find((known) => known === place.tag) ?? 'Другое';
  if (tag !== 'Образование') return tag;
  return [place.name, place.subtitle ?? ''].some(speaksOfKindergarten) ? 'Детский сад' : tag;
}

function speaksOfKindergarten(text: string): boolean {
  const words = text.toLowerCase();
  return words.includes('детский') && (words.includes('сад') || words.includes('центр'));
}
