import { type ApiKeyChange, ApiKeyInput } from '#contract/api-key.ts';
import { WidgetConfig } from '#contract/widget-config.ts';
import { inTransaction } from '#db/client.ts';
import { type ApiKeyRow, holdApiKey, updateApiKeyRow } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import { endOfMoscowDay, moscowDate } from '#domain/time/moscow.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedApiKey, auditedApiKeyRow } from './audited-api-key.ts';
import { clientReach } from './client-reach.ts';
import { getKeptApiKey } from './get-kept-api-key.ts';
import { keepApiKey, refuseExpired } from './keep-api-key.ts';

/**
 * Changes what an access opens, from its next call on; its key stays. A client's own person changes where it works and
 * how it looks, not what it was granted. Errors: UNAUTHENTICATED, FORBIDDEN; INVALID, naming the field; NOT_FOUND for an
 * access that is not there or was revoked; CONFLICT for fields that others changed meanwhile.
 */
export async function updateApiKey(ctx: ServiceContext, { id, key, seen }: ApiKeyChange): Promise<void> {
  const ownerId = clientReach(ctx, 'apiKeys', 'w');
  await keepApiKey(() =>
    inTransaction(ctx.db, async (tx) => {
      await holdApiKey(tx, id);
      const before = await getKeptApiKey(tx, { id, now: ctx.now, ownerId });
      const ownWords = (given: ApiKeyInput) =>
        ownerId === null ? given : { ...given, ...grantedBy(before) };
      const input = await joinEdits(ctx, tx, {
        entity: 'apiKey',
        id,
        form: ApiKeyInput,
        from: seen && ownWords(seen),
        mine: ownWords(key),
        theirs: apiKeyInputOf(before),
      });
      refuseExpired(ctx, input);
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

/** An access as its form states it. */
function apiKeyInputOf(row: ApiKeyRow): ApiKeyInput {
  const { description, regions, baseUrls, config, expiresAt } = row;
  return {
    ...grantedBy(row),
    description,
    regions,
    baseUrls,
    // Its last day is all that a form tells.
    expiresAt: expiresAt && endOfMoscowDay(moscowDate(expiresAt)),
    config: WidgetConfig.safeParse(config).data ?? WidgetConfig.parse({}),
  };
}
