import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';

/** One application, by its id or by its person and deal. */
export type ApplicationRef = { id: number } | { phone: string; dealUrl: string };

/** The id of an application if it came through the access or for one of the companies. */
export async function findPartnersApplication(
  db: Db,
  ref: ApplicationRef,
  { apiKeyId, companyIds }: { apiKeyId: number; companyIds: readonly number[] },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: mortgageApplications.id })
    .from(mortgageApplications)
    .where(
      and(
        whereRef(ref),
        or(
          eq(mortgageApplications.apiKeyId, apiKeyId),
          inArray(mortgageApplications.clientCompanyId, [...companyIds]),
        ),
      ),
    )
    .for('update');
  return row?.id;
}

/** Deletes an application with its history and its list of papers. */
export async function deleteApplication(db: Db, id: number): Promise<void> {
  await db.delete(mortgageApplications).where(eq(mortgageApplications.id, id));
}

function whereRef(ref: ApplicationRef): SQL | undefined {
  if ('id' in ref) return eq(mortgageApplications.id, ref.id);
  return and(eq(mortgageApplications.phone, ref.phone), eq(mortgageApplications.dealUrl, ref.dealUrl));
}
