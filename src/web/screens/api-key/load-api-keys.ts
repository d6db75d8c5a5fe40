import type { ApiKeyListSearch } from '../../query/api-key-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { apiKeyListQuery } from './api-key-queries.ts';

export async function loadApiKeys(context: SiteContext, { search }: { search: ApiKeyListSearch }) {
  await context.queryClient.ensureQueryData(apiKeyListQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'API-ключи' }) };
}
