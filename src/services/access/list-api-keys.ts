import { type ApiKeyList, ApiKeyListInput } from '#contract/api-key.ts';
import { countApiKeyStates, listApiKeyRows } from '#db/queries/access/list-api-keys.ts';
import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import type { ServiceContext } from '../context.ts';
import { presentApiKey } from './present-api-key.ts';
import { requirePermission } from './require-permission.ts';

const PAGE_SIZE = 50;

/**
 * A page of accesses, keys masked, and how many stand in each state; a page past the end is the last one. Errors:
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function listApiKeys(ctx: ServiceContext, input: ApiKeyListInput = {}): Promise<ApiKeyList> {
  requirePermission(ctx, 'apiKeys', 'r');
  const { text, state, page: asked } = ApiKeyListInput.parse(input);
  const query = { now: ctx.now, text };
  const counts = await countApiKeyStates(ctx.db, query);
  const states: readonly ApiKeyState[] = state ? [state] : API_KEY_STATES;
  const total = states.reduce((sum, one) => sum + counts[one], 0);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await listApiKeyRows(ctx.db, { ...query, state, limit: PAGE_SIZE, offset });
  return { asOf: ctx.now, keys: rows.map(presentApiKey), counts, page, pages, total };
}
