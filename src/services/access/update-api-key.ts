import type { ApiKeyInput } from '#contract/api-key.ts';
import { inTransaction } from '#db/client.ts';
import { type ApiKeyRow, updateApiKeyRow } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedApiKey, auditedApiKeyRow } from './audited-api-key.ts';
import { clientReach } from './client-reach.ts';
import { getKeptApiKey } from './get-kept-api-key.ts';
import { keepApiKey } from './keep-api-key.ts';

/**
 * Changes what an access opens, from its next call on; its key stays. A client's own person changes where it works and
 * how it looks, not what it was granted. Errors: those of `keepApiKey`, and NOT_FOUND for
 * an access that is not there or was revoked.
 */
export async function updateApiKey(ctx: ServiceContext, id: number, given: ApiKeyInput): Promise<void> {
  const ownerId = clientReach(ctx, 'apiKeys', 'w');
  await keepApiKey(ctx, given, () =>
    inTransaction(ctx.db, async (tx) => {
      const before = await getKeptApiKey(tx, { id, now: ctx.now, ownerId });
      const input = ownerId === null ? given : { ...given, ...grantedBy(before) };
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

/** The part of an access that only those who hold `apiKeys` decide about. */
function grantedBy({ service, companies, projects, permissions }: ApiKeyRow) {
  const companyIds = companies.map(({ id }) => id);
  return { service, companyIds, projectIds: projects.map(({ id }) => id), permissions };
}
