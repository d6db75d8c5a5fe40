import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';

export interface CompanyQuery {
  /** A part of a name or of the one in addresses. */
  text: string;
  type?: CompanyType | undefined;
}

/** Ids of a page of companies by name. */
export async function listCompanyIds(
  db: Db,
  { limit, offset, ...query }: CompanyQuery & { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(whereAsked(query))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countCompanyTypes(db: Db, text: string): Promise<Record<CompanyType, number>> {
  const rows = await db
    .select({ type: companies.type, count: count() })
    .from(companies)
    .where(whereAsked({ text }))
    .groupBy(companies.type);
  const counts = new Map(rows.map((row) => [row.type, row.count]));
  return Object.fromEntries(COMPANY_TYPES.map((type) => [type, counts.get(type) ?? 0])) as Record<
    CompanyType,
    number
  >;
}

function whereAsked({ text, type }: CompanyQuery): SQL | undefined {
  return and(
    holdsText(text, companies.name, companies.uname, companies.fullName),
    type && eq(companies.type, type),
  );
}
