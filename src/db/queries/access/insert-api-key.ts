import { type Db, inTransaction } from '../../client.ts';
import { apiKeyCompanies, apiKeyProjects, apiKeys } from '../../schema/api-key.ts';

export type NewApiKey = typeof apiKeys.$inferInsert & {
  companyIds: readonly number[];
  projectIds: readonly number[];
};

/** Writes an access with its companies and projects; undefined when the key is there already. */
export function insertApiKey(
  db: Db,
  { companyIds, projectIds, ...key }: NewApiKey,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(apiKeys)
      .values(key)
      .onConflictDoNothing({ target: apiKeys.keySha256 })
      .returning({ id: apiKeys.id });
    if (!row) return undefined;
    const keyId = row.id;
    if (companyIds.length > 0)
      await tx
        .insert(apiKeyCompanies)
        .values([...new Set(companyIds)].map((companyId) => ({ keyId, companyId })));
    if (projectIds.length > 0)
      await tx
        .insert(apiKeyProjects)
        .values([...new Set(projectIds)].map((projectId) => ({ keyId, projectId })));
    return keyId;
  });
}
