import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';

/** One application, by its id or by its person and deal. */
export type ApplicationRef = { id: number } | { phone: string; dealUrl: string };

/** Deletes an application with its history if it came through the access or for one of the companies; says whether it did. */
export async function deleteApplication(
  db: Db,
  ref: ApplicationRef,
  { apiKeyId, companyIds }: { apiKeyId: number; companyIds: readonly number[] },
): Promise<boolean> {
  const deleted = await db
    .delete(mortgageApplications)
    .where(
      and(
        whereRef(ref),
        or(
          eq(mortgageApplications.apiKeyId, apiKeyId),
          inArray(mortgageApplications.clientCompanyId, [...companyIds]),
        ),
      ),
    )
    .returning({ id: mortgageApplications.id });
  return deleted.length > 0;
}

function whereRef(ref: ApplicationRef): SQL | undefined {
  if ('id' in ref) return eq(mortgageApplications.id, ref.id);
  return and(eq(mortgageApplications.phone, ref.phone), eq(mortgageApplications.dealUrl, ref.dealUrl));
}
