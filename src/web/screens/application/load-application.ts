import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { applicationQuery } from './application-queries.ts';

/** What one application of the desk needs before it shows. */
export async function loadApplication(context: SiteContext, id: number) {
  await context.queryClient.ensureQueryData(applicationQuery(context, id));
  return { head: pageHead({ settings: context.settings, title: `Заявка №\u00a0${id}` }) };
}
