import type { ApiKeyShown } from '#contract/api-key.ts';
import { type ApiKeyRow, listApiKeyRows } from '#db/queries/access/list-api-keys.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';

/** Every access, by id, with its key masked. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listApiKeys(ctx: ServiceContext): Promise<ApiKeyShown[]> {
  requirePermission(ctx, 'apiKeys', 'r');
  return (await listApiKeyRows(ctx.db)).map((row) => presentApiKey(row, ctx.now));
}

function presentApiKey(row: ApiKeyRow, now: Date): ApiKeyShown {
  return {
    id: row.id,
    key: `••••${row.keyEnding}`,
    service: row.service,
    description: row.description,
    companyIds: row.companyIds,
    projectIds: row.projectIds,
    regions: row.regions,
    baseUrls: row.baseUrls,
    permissions: row.permissions,
    config: row.config,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    lastUsedAt: row.lastUsedAt,
    createdAt: row.createdAt,
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
  };
}
