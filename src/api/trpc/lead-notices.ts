import { NameQuery } from '#contract/api-key.ts';
import { LeadNoticesInput } from '#contract/lead-notices.ts';
import { getLeadNotices } from '#services/lead/get-lead-notices.ts';
import { setLeadNotices } from '#services/lead/set-lead-notices.ts';
import { suggestComplexes } from '#services/listing/suggest-complexes.ts';
import { forPermitted, router } from './init.ts';

const forReaders = forPermitted('clientDesk', 'r');

/** The caller's choice of what to hear of leads. */
export const leadNoticesRouter = router({
  get: forReaders.query(({ ctx }) => getLeadNotices(ctx.services)),
  set: forReaders.input(LeadNoticesInput).mutation(async ({ ctx, input }) => {
    await setLeadNotices(ctx.services, input);
    return null;
  }),
  complexes: forReaders
    .input(NameQuery)
    .query(({ ctx, input }) => suggestComplexes(ctx.services, input.text, 'clientDesk')),
});
