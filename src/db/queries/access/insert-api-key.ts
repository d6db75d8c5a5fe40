import { type Db, inTransaction } from '../../client.ts';
import { apiKeys } from '../../schema/api-key.ts';
import { type ApiKeyScope, replaceApiKeyScope } from './replace-api-key-scope.ts';

export type NewApiKey = typeof apiKeys.$inferInsert & ApiKeyScope;

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
    await replaceApiKeyScope(tx, row.id, { companyIds, projectIds });
    return row.id;
  });
}
