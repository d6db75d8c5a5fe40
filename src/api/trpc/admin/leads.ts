import { LeadListInput, LeadNoteInput, LeadResultInput } from '#contract/lead-desk.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { erasePerson } from '#services/lead/erase-person.ts';
import { getLead } from '#services/lead/get-lead.ts';
import { listLeadDesk } from '#services/lead/list-lead-desk.ts';
import { mergeLeads } from '#services/lead/merge-leads.ts';
import { sendLeadAgain } from '#services/lead/send-lead-again.ts';
import { callAboutLead, noteOnLead, settleLead, takeLead } from '#services/lead/work-on-lead.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('clientDesk', 'r');
const forWorkers = forPermitted('clientDesk', 'rw');

/** The desk of leads: requests with their contacts and what became of them; clients' own people have theirs. */
export const leadsRouter = router({
  list: forReaders.input(LeadListInput).query(({ ctx, input }) => listLeadDesk(ctx.services, input)),
  get: forReaders.input(OneRecord).query(({ ctx, input }) => getLead(ctx.services, input)),
  take: forWorkers.input(OneRecord).mutation(({ ctx, input }) => done(takeLead(ctx.services, input))),
  called: forWorkers.input(OneRecord).mutation(({ ctx, input }) => done(callAboutLead(ctx.services, input))),
  note: forWorkers.input(LeadNoteInput).mutation(({ ctx, input }) => done(noteOnLead(ctx.services, input))),
  settle: forWorkers
    .input(LeadResultInput)
    .mutation(({ ctx, input }) => done(settleLead(ctx.services, input))),
  /** Ends the open doubles of a lead. */
  merge: forWorkers.input(OneRecord).mutation(({ ctx, input }) => mergeLeads(ctx.services, input)),
  sendAgain: forWorkers
    .input(OneRecord)
    .mutation(({ ctx, input }) => done(sendLeadAgain(ctx.services, input))),
  erase: forPermitted('leads', 'rw')
    .input(OneRecord)
    .mutation(({ ctx, input }) => erasePerson(ctx.services, input)),
});

async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
