import { inTransaction } from '#db/client.ts';
import { revokeApiKeyRow } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { clientReach } from './client-reach.ts';
import { getKeptApiKey } from './get-kept-api-key.ts';

/** Takes an access back: its next call is refused, on every node. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function revokeApiKey(ctx: ServiceContext, id: number): Promise<void> {
  const ownerId = clientReach(ctx, 'apiKeys', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await getKeptApiKey(tx, { id, now: ctx.now, ownerId });
    if (!(await revokeApiKeyRow(tx, id, ctx.now))) throw new AppError('NOT_FOUND', 'Нет такого ключа');
    await recordEdit(ctx, tx, {
      entity: 'apiKey',
      id,
      before: { revokedAt: null },
      after: { revokedAt: ctx.now },
    });
  });
}
