import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

export type LeadRow = typeof leads.$inferSelect;

/** The oldest waiting lead of a client (null: the platform) after the lead `afterId`. */
export async function findWaitingLead(
  db: Db,
  clientCompanyId: number | null,
  afterId: number,
): Promise<LeadRow | undefined> {
  const isOfClient =
    clientCompanyId === null ? isNull(leads.clientCompanyId) : eq(leads.clientCompanyId, clientCompanyId);
  const [row] = await db
    .select()
    .from(leads)
    .where(and(isOfClient, eq(leads.state, 'WAITING'), gt(leads.id, afterId)))
    .orderBy(asc(leads.id))
    .limit(1);
  return row;
}
