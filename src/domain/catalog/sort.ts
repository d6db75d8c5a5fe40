/**
 * Orders of the catalogue by what it knows itself; ties always go by id, flats without a price come last. `road` is the
 * time of all ways of the search together, and the default order while nobody goes anywhere.
 */
export const CATALOGUE_SORTS = [
  'default',
  'newest',
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
  'price_m2_asc',
  'price_m2_desc',
  'road',
] as const;

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** All orders a search may be asked for: payments are counted from offers, which the catalogue does not know. */
export const SORT_KEYS = [...CATALOGUE_SORTS, 'payment_asc'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const DEFAULT_SORT = 'default' as const satisfies CatalogueSort;

export const SORT_LABELS: Record<SortKey, string> = {
  default: 'Рекомендуемые',
  newest: 'Сначала новые',
  price_asc: 'Сначала дешевле',
  price_desc: 'Сначала дороже',
  area_asc: 'Сначала меньше площадь',
  area_desc: 'Сначала больше площадь',
  price_m2_asc: 'Дешевле за м²',
  price_m2_desc: 'Дороже за м²',
  payment_asc: 'Меньше платёж',
  road: 'Ближе по дороге',
};

export function isSortKey(value: unknown): value is SortKey {
  return (SORT_KEYS as readonly unknown[]).includes(value);
}

export function isCatalogueSort(value: unknown): value is CatalogueSort {
  return (CATALOGUE_SORTS as readonly unknown[]).includes(value);
}

/**
 * Orders of complexes by the flats found in them: the newest one, the cheapest one or the dearest one, the first house
 * to be ready, the nearest house by all ways of the search; unknown ones come last, ties go by id.
 */
export const COMPLEX_SORTS = ['default', 'price_asc', 'price_desc', 'handover', 'road'] as const;

export type ComplexSort = (typeof COMPLEX_SORTS)[number];

/** All orders complexes may be asked for: by the least payment of their flats found, too. */
export const COMPLEX_SORT_KEYS = [...COMPLEX_SORTS, 'payment_asc'] as const;

export type ComplexSortKey = (typeof COMPLEX_SORT_KEYS)[number];

export const COMPLEX_SORT_LABELS: Record<ComplexSortKey, string> = {
  default: 'Сначала новые',
  price_asc: SORT_LABELS.price_asc,
  price_desc: SORT_LABELS.price_desc,
  handover: 'Раньше сдача',
  payment_asc: SORT_LABELS.payment_asc,
  road: SORT_LABELS.road,
};

export function isComplexSort(value: unknown): value is ComplexSortKey {
  return (COMPLEX_SORT_KEYS as readonly unknown[]).includes(value);
}

interface Sorted {
  /** The order in force, which a list of orders always names. */
  sort: SortKey | ComplexSortKey;
  hasRoad: boolean;
  /** Somebody lends there. */
  hasMortgage: boolean;
}

/** Gives the orders that tell something of a search, with what they are called. */
export function offeredSorts(
  ofComplexes: boolean,
  { sort, hasRoad, hasMortgage }: Sorted,
): [key: string, label: string][] {
  const empty = { road: !hasRoad, payment_asc: !hasMortgage } as Record<string, boolean>;
  return Object.entries(ofComplexes ? COMPLEX_SORT_LABELS : SORT_LABELS).filter(
    ([key]) => key === sort || !empty[key],
  );
}
