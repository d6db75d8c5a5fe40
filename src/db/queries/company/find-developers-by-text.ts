import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';

/** Developers whose name holds the text, those that begin with it first. */
export function findDevelopersByText(
  db: Db,
  text: string,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.type, 'DEVELOPER'), ilike(companies.name, `%${escaped}%`)))
    .orderBy(sql`${companies.name} NOT ILIKE ${`${escaped}%`}`, asc(companies.name), asc(companies.id))
    .limit(limit);
}
