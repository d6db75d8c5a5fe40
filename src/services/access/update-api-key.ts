import type { ApiKeyInput } from '#contract/api-key.ts';
import { updateApiKeyRow } from '#db/queries/access/update-api-key.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { keepApiKey } from './keep-api-key.ts';

/**
 * Changes what an access opens, from its next call on; its key stays. Errors: those of `keepApiKey`, and NOT_FOUND for
 * an access that is not there or was revoked.
 */
export async function updateApiKey(ctx: ServiceContext, id: number, input: ApiKeyInput): Promise<void> {
  const isKept = await keepApiKey(ctx, input, () => updateApiKeyRow(ctx.db, id, input));
  if (!isKept) throw new AppError('NOT_FOUND', 'Нет такого ключа');
}
