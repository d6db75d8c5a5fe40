import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Tests whether any of the columns contains the text, ignoring case; undefined, which tests nothing, without a text.
 * ICU folds Cyrillic letters whatever the locale of the database.
 */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = anywhere(text);
  return sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) COLLATE "und-x-icu" ILIKE ${pattern}`;
}

/**
 * Tests the same of a column that keeps its text folded: of tens of thousands of rows, folding each anew is nine tenths
 * of a search.
 */
export function holdsFolded(text: string | undefined, folded: SQLWrapper): SQL | undefined {
  if (!text) return undefined;
  return sql`${folded} LIKE lower(${anywhere(text)} COLLATE "und-x-icu")`;
}

/** A pattern of `LIKE` that finds the text wherever it stands. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
