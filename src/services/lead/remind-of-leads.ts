import { inTransaction } from '#db/client.ts';
import { listLeadListeners, listToldPeople, takeUntakenLeads } from '#db/queries/lead/lead-notices.ts';
import { noticeDueAt } from '#domain/lead/notice-choice.ts';
import type { ServiceContext } from '../context.ts';
import { channelsOf, promiseNotice } from './promise-lead-notices.ts';

const MINUTE_MS = 60_000;
/** Leads that waited for days before reminders came are no news, and would be told of in hundreds. */
const OLDEST_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;

/**
 * Tells once more of leads that nobody took for so long as the setting says: those who were told, and one who was not,
 * by preference one who is not in quiet hours. Background work of every minute; how many leads that were.
 */
export async function remindOfLeads(ctx: ServiceContext): Promise<{ reminded: number } | undefined> {
  const { now, settings } = ctx;
  const before = new Date(now.getTime() - settings.leads.reminderMinutes * MINUTE_MS);
  const after = new Date(before.getTime() - OLDEST_MS);
  return inTransaction(ctx.db, async (tx) => {
    const leads = await takeUntakenLeads(tx, { after, before, now, limit: BATCH });
    for (const lead of leads) {
      const told = await listToldPeople(tx, lead.id);
      const people = await listLeadListeners(tx, lead.recipientCompanyId);
      const others = people.filter((one) => !told.has(one.userId) && channelsOf(one).length > 0);
      const next = others.find(({ choice }) => noticeDueAt(urgent(choice), now) <= now) ?? others[0];
      for (const one of people) {
        if (!told.has(one.userId) && one !== next) continue;
        await promiseNotice(ctx, tx, lead, one, { isReminder: true, choice: urgent(one.choice) });
      }
    }
    return leads.length > 0 ? { reminded: leads.length } : undefined;
  });
}

/** A lead that waits too long does not wait for the morning, though it does for the end of quiet hours. */
function urgent<Choice extends object>(choice: Choice) {
  return { ...choice, pace: 'AT_ONCE' as const };
}
