import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Tests whether any of the columns contains the text, ignoring case; undefined, which tests nothing, without a text.
 * ICU folds Cyrillic letters whatever the locale of the database.
 */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) COLLATE "und-x-icu" ILIKE ${pattern}`;
}
