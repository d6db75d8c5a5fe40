import { count, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../client.ts';
import { apiKeyCompanies } from '../../schema/api-key.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { complexes } from '../../schema/complex.ts';
import { deals } from '../../schema/deal.ts';
import { feeds } from '../../schema/feed.ts';
import { leads } from '../../schema/lead.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';
import { offers } from '../../schema/offer.ts';
import { projects } from '../../schema/project.ts';

/** Every place where a company is named, by what a person calls what stands there. */
const PLACES = {
  complexes: [complexes, complexes.developerCompanyId],
  projects: [projects, projects.developerCompanyId],
  feeds: [feeds, feeds.clientCompanyId],
  keys: [apiKeyCompanies, apiKeyCompanies.companyId],
  programs: [bankPrograms, bankPrograms.bankCompanyId],
  offers: [offers, offers.brandCompanyId],
  leads: [leads, leads.clientCompanyId],
  applications: [mortgageApplications, mortgageApplications.clientCompanyId],
  deals: [deals, deals.bankId],
} as const satisfies Record<string, [PgTable, PgColumn]>;

export type CompanyUse = keyof typeof PLACES;

export const COMPANY_USES = Object.keys(PLACES) as CompanyUse[];

/** Counts the records that refer to each company, by its id. */
export async function countCompanyUses(
  db: Db,
  ids: number[],
): Promise<Map<number, Partial<Record<CompanyUse, number>>>> {
  const uses = new Map<number, Partial<Record<CompanyUse, number>>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return uses;
  for (const use of COMPANY_USES) {
    const [table, column] = PLACES[use];
    const rows = await db
      .select({ id: column, count: count() })
      .from(table as PgTable)
      .where(inArray(column, ids))
      .groupBy(column);
    for (const row of rows) uses.get(row.id as number)![use] = row.count;
  }
  return uses;
}
