import { revokeApiKeyRow } from '#db/queries/access/revoke-api-key.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';

/** Takes an access back: its next call is refused. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function revokeApiKey(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'apiKeys', 'w');
  if (!(await revokeApiKeyRow(ctx.db, id, ctx.now))) throw new AppError('NOT_FOUND', 'Нет такого ключа');
}
