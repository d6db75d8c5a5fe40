import { Decimal } from '#domain/money/decimal.ts';
import { decimalText } from '#domain/money/decimal-text.ts';
import { percentOfShare, shareOfPercent } from '#domain/money/percent-of-share.ts';
import { readPastedTable } from '#domain/text/pasted-table.ts';
import { MAX_ROWS, type OfferForm, SubsidyRow } from './offer-input.ts';

export const SUBSIDY_COLUMNS = ['duration', 'interest', 'discount', 'fee'] as const;
export type SubsidyColumn = (typeof SUBSIDY_COLUMNS)[number];

/** A row of the matrix as it is typed. */
export type SubsidyTexts = Readonly<Record<SubsidyColumn, string>>;
type SubsidyValues = NonNullable<OfferForm['subsidy']>[number];

export const NO_TEXTS: SubsidyTexts = { duration: '', interest: '', discount: '', fee: '' };

type CellReading = { value: number | null; error?: undefined } | { value?: undefined; error: string };

/** Spaces of every width, those that do not break among them, and marks that nobody sees. */
const SPACES = /[\s\u200b\u2060\ufeff]/g;
const NOTHING = ['', '-', '\u2013', '\u2014', '\u2212'];
const NUMBER = /^[-\u2212]?\d{1,12}(?:[.,]\d{1,12})?$/;
const YEARS = /(?:лет|года?|г\.?)$/;
const MONTHS = /мес(?:яц(?:а|ев)?|\.)?$/;
const MONTHS_A_YEAR = 12;

/** Columns that every row must have: their cells may be merged over several rows. */
const MAY_BE_MERGED: readonly SubsidyColumn[] = ['duration', 'interest'];

/** The value of a cell as a person or a spreadsheet writes it: '4,9 %', '5 лет', '—'; or what is wrong with it. */
export function readSubsidyCell(column: SubsidyColumn, text: string): CellReading {
  const signs = text.replaceAll(SPACES, '').toLowerCase();
  if (NOTHING.includes(signs)) return { value: null };
  const inMonths = column === 'duration' && MONTHS.test(signs);
  const unit = column !== 'duration' ? /%$/ : inMonths ? MONTHS : YEARS;
  const number = signs.replace(unit, '');
  if (!NUMBER.test(number)) return { error: 'Не\u00a0число' };
  const typed = new Decimal(number.replace('\u2212', '-').replace(',', '.'));
  const value =
    column === 'duration'
      ? (inMonths ? typed.dividedBy(MONTHS_A_YEAR) : typed).toNumber()
      : shareOfPercent(typed.toNumber());
  const checked = SubsidyRow.shape[column].safeParse(value);
  return checked.success ? { value } : { error: checked.error.issues[0]!.message };
}

/** The rows of a form as they are typed. */
export function subsidyTexts(rows: readonly SubsidyValues[]): SubsidyTexts[] {
  return rows.map(({ duration, interest, discount, fee }) => ({
    duration: textOf(duration),
    interest: textOf(interest, true),
    discount: textOf(discount, true),
    fee: textOf(fee, true),
  }));
}

/** The rows as the form keeps them; what cannot be read is no number, which keeps the form from being saved. */
export function subsidyValues(rows: readonly SubsidyTexts[]): SubsidyValues[] {
  const keptValue = (column: SubsidyColumn, row: SubsidyTexts) => {
    const { value, error } = readSubsidyCell(column, row[column]);
    return error === undefined ? value : Number.NaN;
  };
  return rows.map((row) => ({
    duration: keptValue('duration', row),
    interest: keptValue('interest', row),
    discount: keptValue('discount', row),
    fee: keptValue('fee', row),
  }));
}

export interface PastedCell {
  /** Counted from 0. */
  row: number;
  column: SubsidyColumn;
  error: string;
}

export interface SubsidyPaste {
  rows: SubsidyTexts[];
  /** Cells that were read, empty ones not counted. */
  taken: number;
  /** Cells that could not be read: they stand in the matrix as they came. */
  refused: PastedCell[];
  /** Empty cells that took the value above, as those of a merged cell. */
  merged: number;
  /** The first row names the columns and was left out. */
  hasHeader: boolean;
  /** Rows beyond the most a matrix has, and cells beyond its last column: these were not taken. */
  rowsLeft: number;
  cellsLeft: number;
}

/** Puts a pasted table into the matrix from a cell on; each cell is taken or refused on its own. */
export function pasteSubsidy(
  rows: readonly SubsidyTexts[],
  from: { row: number; column: SubsidyColumn },
  text: string,
): SubsidyPaste {
  const table = readPastedTable(text);
  const hasHeader = table.length > 1 && isHeader(table[0]!);
  const pasted = hasHeader ? table.slice(1) : table;
  const first = SUBSIDY_COLUMNS.indexOf(from.column);
  const columns = SUBSIDY_COLUMNS.slice(first);
  const next = [...rows];
  const report = { taken: 0, refused: [] as PastedCell[], merged: 0, cellsLeft: 0 };
  for (const [index, cells] of pasted.slice(0, MAX_ROWS - from.row).entries()) {
    const row = from.row + index;
    const texts: Record<SubsidyColumn, string> = { ...(next[row] ?? NO_TEXTS) };
    const isBlank = cells.every((cell) => cell.trim() === '');
    report.cellsLeft += cells.slice(columns.length).filter((cell) => cell.trim() !== '').length;
    for (const [place, cell] of cells.slice(0, columns.length).entries()) {
      const column = columns[place]!;
      const isMerged = !isBlank && index > 0 && cell.trim() === '' && MAY_BE_MERGED.includes(column);
      texts[column] = isMerged ? next[row - 1]![column] : cell.trim();
      if (isMerged && texts[column] !== '') report.merged += 1;
      const { error } = readSubsidyCell(column, texts[column]);
      if (error !== undefined) report.refused.push({ row, column, error });
      else if (cell.trim() !== '') report.taken += 1;
    }
    next[row] = texts;
  }
  return { ...report, rows: next, hasHeader, rowsLeft: Math.max(0, pasted.length - (MAX_ROWS - from.row)) };
}

function isHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => /\p{L}/u.test(cell)) && cells.every((cell) => !/\d/.test(cell));
}

function textOf(value: number | null | undefined, isShare = false): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return decimalText(isShare ? percentOfShare(value) : value).replace('.', ',');
}
