import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeyCompanies, apiKeys } from '../../schema/api-key.ts';

/** The sealed key of the newest live vitrina that works for some of these companies and for no other. */
export async function findVitrinaKey(
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<string | undefined> {
  if (companyIds.length === 0) return undefined;
  const ofKey = eq(apiKeyCompanies.keyId, apiKeys.id);
  const companiesOf = db.select({ one: sql`1` }).from(apiKeyCompanies);
  const [row] = await db
    .select({ sealedKey: apiKeys.sealedKey })
    .from(apiKeys)
    .where(
      and(
        isNotNull(apiKeys.sealedKey),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        sql`EXISTS (SELECT FROM ${apiKeyCompanies} WHERE ${ofKey})`,
        notExists(
          companiesOf.where(and(ofKey, sql`NOT ${inArray(apiKeyCompanies.companyId, [...companyIds])}`)),
        ),
      ),
    )
    .orderBy(desc(apiKeys.id))
    .limit(1);
  return row?.sealedKey ?? undefined;
}
