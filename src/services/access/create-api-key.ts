import type { ApiKeyInput, CreatedApiKey } from '#contract/api-key.ts';
import { insertApiKey } from '#db/queries/access/insert-api-key.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { drawApiKey, keptOfApiKey } from './api-key.ts';
import { snippetOfKey } from './api-key-snippet.ts';
import { keepApiKey } from './keep-api-key.ts';

/** Makes an access. The key is in this answer and nowhere else ever after. Errors: those of `keepApiKey`. */
export async function createApiKey(ctx: ServiceContext, input: ApiKeyInput): Promise<CreatedApiKey> {
  const key = drawApiKey((size) => ctx.ports.randomBytes(size));
  const id = await keepApiKey(ctx, input, () =>
    insertApiKey(ctx.db, { ...input, ...keptOfApiKey(key), createdAt: ctx.now }),
  );
  if (id === undefined) throw new AppError('INTERNAL', 'The same 256 random bits came twice');
  return { id, key, snippet: snippetOfKey(ctx, input.service, key) };
}
