import { and, eq, isNull } from 'drizzle-orm';
import { type Db, inTransaction } from '../../client.ts';
import { apiKeys } from '../../schema/api-key.ts';
import { type ApiKeyScope, replaceApiKeyScope } from './replace-api-key-scope.ts';

export type ApiKeyTerms = Pick<
  typeof apiKeys.$inferInsert,
  'service' | 'description' | 'permissions' | 'regions' | 'baseUrls' | 'config' | 'expiresAt'
> &
  ApiKeyScope;

/** Writes what an access opens, its key staying as it is; whether there is such an access, not revoked. */
export function updateApiKeyRow(db: Db, id: number, terms: ApiKeyTerms): Promise<boolean> {
  const { companyIds, projectIds, ...columns } = terms;
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .update(apiKeys)
      .set({ ...columns, ...(terms.service !== 'VITRINA' && { sealedKey: null }) })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id });
    if (rows.length === 0) return false;
    await replaceApiKeyScope(tx, id, { companyIds, projectIds });
    return true;
  });
}
