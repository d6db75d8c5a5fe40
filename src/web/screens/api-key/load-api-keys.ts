import type { ApiKeyListSearch } from '../../query/api-key-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { apiKeyListQuery } from './api-key-queries.ts';

export async function loadApiKeys(context: RouterContext, { search }: { search: ApiKeyListSearch }) {
  await context.queryClient.ensureQueryData(apiKeyListQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'API-ключи' }) };
}
