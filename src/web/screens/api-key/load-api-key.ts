import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { apiKeyQuery } from './api-key-queries.ts';

/** A key to be changed; without an id, one to be made. */
export async function loadApiKey(
  { queryClient, settings, ...context }: SiteContext,
  { params: { keyId } }: { params: { keyId?: number | undefined } },
) {
  if (keyId === undefined) return { head: pageHead({ settings, title: 'Новый API-ключ' }) };
  const { key } = await queryClient.ensureQueryData(apiKeyQuery(context, keyId));
  return { head: pageHead({ settings, title: `API-ключ ${key.key}` }) };
}
