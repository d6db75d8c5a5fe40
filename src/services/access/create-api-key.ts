import type { ApiKeyInput, CreatedApiKey } from '#contract/api-key.ts';
import { inTransaction } from '#db/client.ts';
import { insertApiKey } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { drawApiKey, keptOfApiKey } from './api-key.ts';
import { auditedApiKey } from './audited-api-key.ts';
import { keepApiKey } from './keep-api-key.ts';

/**
 * Makes an access. The key is in this answer and nowhere else ever after, but for vitrinas, which may ask for theirs.
 * Errors: those of `keepApiKey`.
 */
export async function createApiKey(ctx: ServiceContext, input: ApiKeyInput): Promise<CreatedApiKey> {
  const key = drawApiKey((size) => ctx.ports.randomBytes(size));
  const id = await keepApiKey(ctx, input, () =>
    inTransaction(ctx.db, async (tx) => {
      const id = await insertApiKey(tx, {
        ...input,
        ...keptOfApiKey(key),
        sealedKey: input.service === 'VITRINA' ? ctx.ports.sealer.seal(key) : null,
        createdAt: ctx.now,
      });
      if (id === undefined) throw new AppError('INTERNAL', 'The same 256 random bits came twice');
      await recordEdit(ctx, tx, { entity: 'apiKey', id, before: null, after: auditedApiKey(input) });
      return id;
    }),
  );
  return { id, key, snippet: widgetSnippet(ctx.settings.publicUrl, { service: input.service, key }) };
}
