/** Orders of the catalogue; ties always go by id, flats without a price come last. */
export const SORT_KEYS = [
  'default',
  'newest',
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
  'price_m2_asc',
  'price_m2_desc',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const DEFAULT_SORT: SortKey = 'default';

export const SORT_LABELS: Record<SortKey, string> = {
  default: 'Рекомендуемые',
  newest: 'Сначала новые',
  price_asc: 'Сначала дешевле',
  price_desc: 'Сначала дороже',
  area_asc: 'Сначала меньше площадь',
  area_desc: 'Сначала больше площадь',
  price_m2_asc: 'Дешевле за м²',
  price_m2_desc: 'Дороже за м²',
};

export function isSortKey(value: unknown): value is SortKey {
  return (SORT_KEYS as readonly unknown[]).includes(value);
}
