import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { leads } from '../../schema/lead.ts';

/** Leads of one state or of all, newest first, with their client's name. */
export function listLeads(db: Db, filter: { state?: 'WAITING' | 'DELIVERED' | 'REFUSED'; limit: number }) {
  return db
    .select({
      id: leads.id,
      kind: leads.kind,
      state: leads.state,
      createdAt: leads.createdAt,
      settledAt: leads.settledAt,
      externalId: leads.externalId,
      lastError: leads.lastError,
      client: companies.name,
    })
    .from(leads)
    .leftJoin(companies, eq(companies.id, leads.clientCompanyId))
    .where(filter.state && eq(leads.state, filter.state))
    .orderBy(desc(leads.id))
    .limit(filter.limit);
}
