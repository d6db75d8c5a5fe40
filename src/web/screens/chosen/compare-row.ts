/** One line of a comparison: what it says of each thing, and which says it best. */
export interface CompareRow<Item> {
  label: string;
  /** Null where nobody knows. */
  text: (item: Item) => string | null;
  /** The number `text` tells, for `best` and the bars. */
  amount?: (item: Item) => number | null;
  /** Which amount is the better one for a buyer. */
  best?: 'least' | 'most';
  /** Amounts that may be laid beside each other as bars. */
  isMeasured?: boolean;
  tone?: 'copper';
  /** The field in which a column is counted with something else. */
  field?: ColumnFieldName;
}

/** A part of the terms that may be tried in a column. */
export type ColumnFieldName = 'price' | 'down' | 'years';

export interface CompareGroup<Item> {
  title: string;
  rows: readonly CompareRow<Item>[];
}

export interface CompareCell {
  text: string | null;
  isBest: boolean;
  /** The share of the largest amount of the row, from 0 to 1; null where there is no bar. */
  share: number | null;
}

/** A row of one amount: nothing is said where it is unknown. */
export function amountRow<Item>(
  label: string,
  amount: (item: Item) => number | null,
  best: 'least' | 'most' | undefined,
  format: (amount: number) => string,
): CompareRow<Item> {
  return {
    label,
    amount,
    ...(best && { best }),
    text(item) {
      const known = amount(item);
      return known === null ? null : format(known);
    },
  };
}

/** The same with bars. */
export function measuredRow<Item>(...row: Parameters<typeof amountRow<Item>>): CompareRow<Item> {
  return { ...amountRow(...row), isMeasured: true };
}

/** The cells of a row. Nothing is the best among equals, nor where only one amount is known. */
export function compareCells<Item>(row: CompareRow<Item>, items: readonly Item[]): CompareCell[] {
  const amounts = items.map((item) => row.amount?.(item) ?? null);
  const known = amounts.filter((amount) => amount !== null);
  const least = Math.min(...known);
  const most = Math.max(...known);
  const best = row.best && known.length > 1 && least < most ? (row.best === 'least' ? least : most) : null;
  return items.map((item, at) => {
    const amount = amounts[at]!;
    return {
      text: row.text(item),
      isBest: best !== null && amount === best,
      share: row.isMeasured && amount !== null && most > 0 ? amount / most : null,
    };
  });
}

/** The row says the same of all: nothing to choose by. */
export function isSameInAll(cells: readonly CompareCell[]): boolean {
  return cells.every(({ text }) => text === cells[0]?.text);
}

/** The row says something of at least one. */
export function isKnown(cells: readonly CompareCell[]): boolean {
  return cells.some(({ text }) => text !== null);
}
