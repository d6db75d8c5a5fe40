import { selfQuery } from '../../data/self-query.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';

/** What the profile needs before it shows. */
export async function loadProfile(context: SiteContext) {
  const { queryClient, api, settings } = context;
  await queryClient.ensureQueryData(selfQuery(context));
  await queryClient.ensureQueryData(api.account.telegram.get.queryOptions());
  return { head: pageHead({ settings, title: 'Профиль' }) };
}
