import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { programTreeQuery } from './offer-queries.ts';

export async function loadProgramTypes(context: RouterContext) {
  await context.queryClient.ensureQueryData(programTreeQuery(context));
  return { head: pageHead({ settings: context.settings, title: 'Названия программ' }) };
}
