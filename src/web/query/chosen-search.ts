import { MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';

export interface ChosenSearch {
  /** Ids of what is shown, comma separated, each once: '54,60'. */
  ids?: string;
  /** Only the rows of a comparison that differ. */
  only?: 'differences';
  /** Prices, first payments and terms tried in columns of a comparison: '54,price11500000,down20p;60,years30'. */
  columns?: string;
}

const ID = /^[1-9]\d{0,8}$/;
/** The letters of codes; what they mean is read where it is counted. */
const COLUMNS = /^\d[\da-z.,;]{0,399}$/i;

/** Reads the things put aside that an address names; a part that cannot be read is taken out of it. */
export function readChosenSearch(raw: Record<string, unknown>): ChosenSearch {
  const ids = String(raw.ids ?? '').split(',');
  const known = [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MAX_FAVOURITES);
  return {
    ids: known.join(',') || undefined,
    only: raw.only === 'differences' ? 'differences' : undefined,
    columns: COLUMNS.test(String(raw.columns)) ? String(raw.columns) : undefined,
  };
}

/** The ids of an address, at most so many. */
export function chosenIds({ ids }: ChosenSearch, most: number): number[] {
  return ids === undefined ? [] : ids.split(',').slice(0, most).map(Number);
}
