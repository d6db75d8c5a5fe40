import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeyCompanies, apiKeyProjects, apiKeys } from '../../schema/api-key.ts';

export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeyRows>>[number];

/** Every access that was ever made, by id; what its key is nobody knows any more. */
export function listApiKeyRows(db: Db) {
  return db
    .select({
      id: apiKeys.id,
      keyEnding: apiKeys.keyEnding,
      service: apiKeys.service,
      description: apiKeys.description,
      permissions: apiKeys.permissions,
      regions: apiKeys.regions,
      baseUrls: apiKeys.baseUrls,
      config: apiKeys.config,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      createdAt: apiKeys.createdAt,
      companyIds: sql<number[]>`ARRAY(SELECT ${apiKeyCompanies.companyId} FROM ${apiKeyCompanies}
        WHERE ${apiKeyCompanies.keyId} = ${apiKeys.id} ORDER BY 1)`,
      projectIds: sql<number[]>`ARRAY(SELECT ${apiKeyProjects.projectId} FROM ${apiKeyProjects}
        WHERE ${apiKeyProjects.keyId} = ${apiKeys.id} ORDER BY 1)`,
    })
    .from(apiKeys)
    .orderBy(asc(apiKeys.id));
}
