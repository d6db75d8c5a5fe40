import type { ApiKeyInput } from '#contract/api-key.ts';
import { inTransaction } from '#db/client.ts';
import { updateApiKeyRow } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedApiKey, auditedApiKeyRow } from './audited-api-key.ts';
import { getKeptApiKey } from './get-kept-api-key.ts';
import { keepApiKey } from './keep-api-key.ts';

/**
 * Changes what an access opens, from its next call on; its key stays. Errors: those of `keepApiKey`, and NOT_FOUND for
 * an access that is not there or was revoked.
 */
export async function updateApiKey(ctx: ServiceContext, id: number, input: ApiKeyInput): Promise<void> {
  await keepApiKey(ctx, input, () =>
    inTransaction(ctx.db, async (tx) => {
      const before = await getKeptApiKey(tx, { id, now: ctx.now });
      if (!(await updateApiKeyRow(tx, id, input))) throw new AppError('NOT_FOUND', 'Нет такого ключа');
      await recordEdit(ctx, tx, {
        entity: 'apiKey',
        id,
        before: auditedApiKeyRow(before),
        after: auditedApiKey(input),
      });
    }),
  );
}
