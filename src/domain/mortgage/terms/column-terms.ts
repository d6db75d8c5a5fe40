import { CALCULATOR_BOUNDS } from '../calculator-defaults.ts';
import type { BuyerTerms } from './buyer-terms.ts';
import { readDown, readYears, writeDown } from './terms-text.ts';

/** Terms that one thing of a comparison is counted with instead of its own price and those of the buyer. */
export interface ColumnTerms extends Partial<Pick<BuyerTerms, 'down' | 'years'>> {
  /** Whole roubles: a price one hopes to agree on, or one that nobody has told. */
  price?: number;
}

/** By the id of the thing. */
export type ColumnsTerms = ReadonlyMap<number, ColumnTerms>;

/** Longer than the terms of all columns of a comparison together. */
export const MAX_COLUMNS_LENGTH = 400;

/**
 * The terms of columns as an address carries them: '54,price11500000,down20p;60,years30', in one spelling. Undefined
 * when no column has any.
 */
export function writeColumnsTerms(columns: ColumnsTerms): string | undefined {
  const written = [...columns].flatMap(([id, { price, down, years }]) => {
    const codes = [
      ...(price === undefined ? [] : [`price${price}`]),
      ...(down === undefined ? [] : [writeDown(down)]),
      ...(years === undefined ? [] : [`years${years}`]),
    ];
    return codes.length === 0 ? [] : [[id, ...codes].join(',')];
  });
  return written.join(';') || undefined;
}

/** The terms a text names; what cannot be read is left out, and of two for one thing the first count. */
export function readColumnsTerms(text: string | undefined): ColumnsTerms {
  const columns = new Map<number, ColumnTerms>();
  for (const column of (text ?? '').slice(0, MAX_COLUMNS_LENGTH).split(';')) {
    const [id = '', ...codes] = column.split(',').map((code) => code.trim());
    if (!ID.test(id) || columns.has(Number(id))) continue;
    const terms = Object.assign({}, ...codes.toReversed().map(readCode)) as ColumnTerms;
    if (Object.keys(terms).length > 0) columns.set(Number(id), terms);
  }
  return columns;
}

/** The terms of the buyer with those of a column put in their place. */
export function termsOfColumn(terms: BuyerTerms, { down, years }: ColumnTerms = {}): BuyerTerms {
  return { ...terms, ...(down !== undefined && { down }), ...(years !== undefined && { years }) };
}

const ID = /^[1-9]\d{0,8}$/;

function readCode(code: string): ColumnTerms {
  const price = readPrice(code);
  if (price !== undefined) return { price };
  const down = readDown(code);
  if (down !== undefined) return { down };
  const years = readYears(code);
  return years === undefined ? {} : { years };
}

function readPrice(code: string): number | undefined {
  const { min, max } = CALCULATOR_BOUNDS.price;
  const price = Number(/^price(\d{1,9})$/.exec(code)?.[1]);
  return price >= min && price <= max ? price : undefined;
}
