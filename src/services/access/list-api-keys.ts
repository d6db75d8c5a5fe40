import type { ApiKeyList, ApiKeyListInput } from '#contract/api-key.ts';
import { countApiKeyStates, listApiKeyRows } from '#db/queries/access/list-api-keys.ts';
import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { presentApiKey } from './present-api-key.ts';
import { requirePermission } from './require-permission.ts';

/**
 * A page of accesses, keys masked, and how many stand in each state; a page past the end is the last one. Errors:
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function listApiKeys(
  ctx: ServiceContext,
  { text, state, page }: ApiKeyListInput,
): Promise<ApiKeyList> {
  requirePermission(ctx, 'apiKeys', 'r');
  const query = { now: ctx.now, text };
  const counts = await countApiKeyStates(ctx.db, query);
  const states: readonly ApiKeyState[] = state ? [state] : API_KEY_STATES;
  const total = states.reduce((sum, one) => sum + counts[one], 0);
  const window = pageWindow(ctx, total, page);
  const rows = await listApiKeyRows(ctx.db, { ...query, state, ...window.rows });
  const snippet = widgetSnippet(ctx.settings.publicUrl, 'YOUR_KEY');
  return { rows: rows.map(presentApiKey), counts, snippet, ...window.shown };
}
