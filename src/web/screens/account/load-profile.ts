import { selfQuery } from '../../data/self-query.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';

/** What the profile needs before it shows. */
export async function loadProfile(context: RouterContext) {
  const { queryClient, api, settings } = context;
  await queryClient.ensureQueryData(selfQuery(context));
  await queryClient.ensureQueryData(api.account.telegram.get.queryOptions());
  return { head: pageHead({ settings, title: 'Профиль' }) };
}
