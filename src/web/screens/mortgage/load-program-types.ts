import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { programTreeQuery } from './offer-queries.ts';

export async function loadProgramTypes(context: SiteContext) {
  await context.queryClient.ensureQueryData(programTreeQuery(context));
  return { head: pageHead({ settings: context.settings, title: 'Названия программ' }) };
}
