import type { Db } from '../../client.ts';
import { mortgageApplicationMoves, mortgageApplications } from '../../schema/mortgage-application.ts';

export type NewApplication = Omit<typeof mortgageApplications.$inferInsert, 'id' | 'status'>;

/** Begins an application as a draft; undefined when the person has one for the deal. Run it in a transaction. */
export async function insertApplication(db: Db, application: NewApplication): Promise<number | undefined> {
  const [row] = await db
    .insert(mortgageApplications)
    .values({ ...application, status: 'DRAFT' })
    .onConflictDoNothing()
    .returning({ id: mortgageApplications.id });
  if (!row) return undefined;
  await db
    .insert(mortgageApplicationMoves)
    .values({ applicationId: row.id, toStatus: 'DRAFT', movedAt: application.createdAt });
  return row.id;
}
