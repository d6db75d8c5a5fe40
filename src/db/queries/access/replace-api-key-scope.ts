import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeyCompanies, apiKeyProjects } from '../../schema/api-key.ts';

export interface ApiKeyScope {
  companyIds: readonly number[];
  projectIds: readonly number[];
}

/** Makes these the companies and projects of an access. */
export async function replaceApiKeyScope(
  tx: Db,
  keyId: number,
  { companyIds, projectIds }: ApiKeyScope,
): Promise<void> {
  await tx.delete(apiKeyCompanies).where(eq(apiKeyCompanies.keyId, keyId));
  await tx.delete(apiKeyProjects).where(eq(apiKeyProjects.keyId, keyId));
  if (companyIds.length > 0)
    await tx
      .insert(apiKeyCompanies)
      .values([...new Set(companyIds)].map((companyId) => ({ keyId, companyId })));
  if (projectIds.length > 0)
    await tx
      .insert(apiKeyProjects)
      .values([...new Set(projectIds)].map((projectId) => ({ keyId, projectId })));
}
