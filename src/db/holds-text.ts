import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether any of the columns holds the text as it is written, capitals aside; undefined, which asks for nothing,
 * without a text. ICU folds Cyrillic letters whatever the locale of the database.
 */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) COLLATE "und-x-icu" ILIKE ${pattern}`;
}
