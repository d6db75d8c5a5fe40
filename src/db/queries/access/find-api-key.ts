import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeyCompanies, apiKeyProjects, apiKeys } from '../../schema/api-key.ts';

/** The access a key opens; undefined when it is unknown, expired or revoked. */
export async function findApiKey(db: Db, keySha256: Buffer, now: Date) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      service: apiKeys.service,
      permissions: apiKeys.permissions,
      regions: apiKeys.regions,
      baseUrls: apiKeys.baseUrls,
      config: apiKeys.config,
      lastUsedAt: apiKeys.lastUsedAt,
      companyIds: sql<number[]>`ARRAY(SELECT ${apiKeyCompanies.companyId} FROM ${apiKeyCompanies}
        WHERE ${apiKeyCompanies.keyId} = ${apiKeys.id} ORDER BY 1)`,
      projectIds: sql<number[]>`ARRAY(SELECT ${apiKeyProjects.projectId} FROM ${apiKeyProjects}
        WHERE ${apiKeyProjects.keyId} = ${apiKeys.id} ORDER BY 1)`,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.keySha256, keySha256),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  return row;
}
