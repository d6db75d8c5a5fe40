import { domainToASCII } from 'node:url';
import type { WithPage } from '#contract/admin-list.ts';
import type { ApiKeyList, ApiKeyListInput } from '#contract/api-key.ts';
import { countApiKeyStates, listApiKeyRows } from '#db/queries/access/api-keys.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { clientReach } from './client-reach.ts';
import { presentApiKey } from './present-api-key.ts';

/**
 * A page of accesses, keys masked, and how many stand in each state; a client's own person is shown those that work for
 * their client alone. A page past the end is the last one. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export async function listApiKeys(
  ctx: ServiceContext,
  { text, state, sort, page }: WithPage<ApiKeyListInput>,
): Promise<ApiKeyList> {
  const ownerId = clientReach(ctx, 'apiKeys', 'r');
  const query = { now: ctx.now, text, host: domainToASCII(text), ownerId };
  const counts = await countApiKeyStates(ctx.db, query);
  const states: readonly ApiKeyState[] = state ? [state] : API_KEY_STATES;
  const total = states.reduce((sum, one) => sum + counts[one], 0);
  const window = pageWindow(ctx, total, page);
  const rows = await listApiKeyRows(ctx.db, { ...query, state, sort, ...window.rows });
  return { rows: rows.map(presentApiKey), counts, snippets: unnamedSnippets(ctx), ...window.shown };
}

/** We do not know a key any more once it was shown. */
function unnamedSnippets({ settings }: ServiceContext): ApiKeyList['snippets'] {
  const unnamed = (service: ApiKeyService) => widgetSnippet(settings.publicUrl, { service, key: 'YOUR_KEY' });
  return { IPO_CALC: unnamed('IPO_CALC'), VITRINA: unnamed('VITRINA') };
}
