import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { readSort } from '#domain/list-sorts.ts';

/**
 * The order of a list: by the column a person chose, rows without a value last, and within it, or without a choice, the
 * usual one.
 */
export function orderedBy<Column extends string>(
  sort: Column | `-${Column}` | undefined,
  columns: Record<Column, SQLWrapper>,
  usual: SQL,
): SQL {
  if (sort === undefined) return usual;
  const { column, isDown } = readSort(sort);
  return sql`${columns[column]} ${sql.raw(isDown ? 'DESC' : 'ASC')} NULLS LAST, ${usual}`;
}
