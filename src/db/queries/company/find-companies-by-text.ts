import { and, asc, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';

export type CompanyType = (typeof companies.$inferSelect)['type'];

/** Companies of these types whose name holds the text, those that begin with it first. */
export function findCompaniesByText(
  db: Db,
  { text, types, limit }: { text: string; types: readonly CompanyType[]; limit: number },
): Promise<{ id: number; name: string }[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(inArray(companies.type, [...types]), ilike(companies.name, `%${escaped}%`)))
    .orderBy(sql`${companies.name} NOT ILIKE ${`${escaped}%`}`, asc(companies.name), asc(companies.id))
    .limit(limit);
}
