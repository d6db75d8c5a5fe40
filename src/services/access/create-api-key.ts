import type { ApiKeyInput, CreatedApiKey } from '#contract/api-key.ts';
import { inTransaction } from '#db/client.ts';
import { countApiKeyStates, insertApiKey } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { drawApiKey, keptOfApiKey } from './api-key.ts';
import { auditedApiKey } from './audited-api-key.ts';
import { clientReach } from './client-reach.ts';
import { keepApiKey, refuseExpired } from './keep-api-key.ts';

/**
 * Makes an access. The key is in this answer and nowhere else ever after, but for vitrinas, which may ask for theirs.
 * A client's own person makes one that works for their client alone and has no right besides. Errors:
 * UNAUTHENTICATED, FORBIDDEN; INVALID, naming the field; CONFLICT when the client has too many.
 */
export async function createApiKey(ctx: ServiceContext, given: ApiKeyInput): Promise<CreatedApiKey> {
  const ownerId = clientReach(ctx, 'apiKeys', 'w');
  const input =
    ownerId === null ? given : { ...given, companyIds: [ownerId], projectIds: [], permissions: [] };
  if (ownerId !== null) await refuseTooMany(ctx, ownerId);
  const key = drawApiKey((size) => ctx.ports.randomBytes(size));
  refuseExpired(ctx, input);
  const id = await keepApiKey(() =>
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

/** A client needs a key for each of its sites, and not for each visit to this page. */
const MOST_OWN_KEYS = 50;

async function refuseTooMany({ db, now }: ServiceContext, ownerId: number): Promise<void> {
  const { live, expiring } = await countApiKeyStates(db, { now, ownerId });
  if (live + expiring >= MOST_OWN_KEYS) {
    throw new AppError('CONFLICT', `У компании уже ${MOST_OWN_KEYS} действующих ключей: отзовите ненужные`);
  }
}
