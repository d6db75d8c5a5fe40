import { PROXIMITY_TAGS } from '#domain/listing/proximity-tag.ts';
import type { PlaceGroup } from './surroundings.ts';

/** Kinds of places in the order families look for them. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  ...new Set<PlaceGroup>([
    ...(['Детский сад', 'Образование', 'Медицина', 'Продукты', 'Спорт'] as const),
    ...PROXIMITY_TAGS,
    'Метро',
  ]),
];
