import { ApiKeyChange, ApiKeyInput, ApiKeyListInput, NameQuery } from '#contract/api-key.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { SiteAddress } from '#contract/site-address.ts';
import { createApiKey } from '#services/access/create-api-key.ts';
import { getApiKey } from '#services/access/get-api-key.ts';
import { listApiKeys } from '#services/access/list-api-keys.ts';
import { revokeApiKey } from '#services/access/revoke-api-key.ts';
import { suggestKeyCompanies, suggestKeyProjects } from '#services/access/suggest-key-scope.ts';
import { updateApiKey } from '#services/access/update-api-key.ts';
import { readSiteLook } from '#services/widget/read-site-look.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('clientDesk', 'r');
const forKeepers = forPermitted('clientDesk', 'rw');
const forGranters = forPermitted('apiKeys', 'rw');

/** Accesses of partners: who has one, what it opens, how its widget looks; clients' own people have theirs. */
export const apiKeysRouter = router({
  list: forReaders.input(ApiKeyListInput).query(({ ctx, input }) => listApiKeys(ctx.services, input)),
  get: forKeepers.input(OneRecord).query(({ ctx, input }) => getApiKey(ctx.services, input.id)),
  companies: forGranters
    .input(NameQuery)
    .query(({ ctx, input }) => suggestKeyCompanies(ctx.services, input.text)),
  projects: forGranters
    .input(NameQuery)
    .query(({ ctx, input }) => suggestKeyProjects(ctx.services, input.text)),
  /** The key itself is in this answer and nowhere else. */
  create: forKeepers.input(ApiKeyInput).mutation(({ ctx, input }) => createApiKey(ctx.services, input)),
  update: forKeepers.input(ApiKeyChange).mutation(async ({ ctx, input }) => {
    await updateApiKey(ctx.services, input);
    return null;
  }),
  /** A look is only told: it becomes that of a key when somebody saves it. */
  siteLook: forKeepers.input(SiteAddress).mutation(({ ctx, input }) => readSiteLook(ctx.services, input.url)),
  revoke: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await revokeApiKey(ctx.services, input.id);
    return null;
  }),
});
