import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';

export type CompanyType = (typeof companies.$inferSelect)['type'];

/** Companies of these types whose name holds the text, those that begin with it first. */
export function findCompaniesByText(
  db: Db,
  { text, types, limit }: { text: string; types: readonly CompanyType[]; limit: number },
): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(inArray(companies.type, [...types]), holdsText(text, companies.name)))
    .orderBy(
      desc(sql`starts_with(lower(${companies.name}), lower(${text}))`),
      asc(companies.name),
      asc(companies.id),
    )
    .limit(limit);
}
