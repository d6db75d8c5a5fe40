import type { Db } from '#db/client.ts';
import { isRepeatedLead } from '#db/queries/lead/lead-doubles.ts';
import {
  findNotedLead,
  insertLeadNotice,
  type LeadListener,
  listLeadListeners,
  type NotedLead,
} from '#db/queries/lead/lead-notices.ts';
import {
  type NoticeChannel,
  type NoticeChoice,
  noticeDueAt,
  wantsNotice,
} from '#domain/lead/notice-choice.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { PromisedWords } from './say-due-words.ts';
import { SEND_LEAD_RECEIPT } from './send-lead-receipt.ts';

/** Tells a person by one way of all the leads that are due to them. */
export const SEND_LEAD_NOTICES = defineTopic('send-lead-notices', PromisedWords);

/** Asking again within so long is no news, while nobody has ended the work on what was asked first. */
const REPEAT_MS = 7 * 24 * 3_600_000;

/**
 * Promises, in the transaction that stores a lead, to tell the people of its recipient as each of them chose, and to
 * write to the person themselves. What a person asks again is told nobody twice.
 */
export async function promiseLeadNotices(
  ctx: ServiceContext,
  tx: Db,
  leadId: number,
  { isReceiptWanted }: { isReceiptWanted: boolean },
): Promise<void> {
  if (await isRepeatedLead(tx, leadId, new Date(ctx.now.getTime() - REPEAT_MS))) return;
  if (isReceiptWanted) {
    await SEND_LEAD_RECEIPT.promise(tx, { leadId }, { now: ctx.now, key: String(leadId) });
  }
  await promiseToTell(ctx, tx, (await findNotedLead(tx, leadId))!);
}

/** Promises to tell the people of the recipient of a lead that is nobody's, as each of them chose. */
export async function promiseToTell(ctx: ServiceContext, tx: Db, lead: NotedLead): Promise<void> {
  for (const listener of await listLeadListeners(tx, lead.recipientCompanyId)) {
    if (!wantsNotice(listener.choice, lead)) continue;
    await promiseNotice(ctx, tx, lead, listener, { isReminder: false, choice: listener.choice });
  }
}

/** Promises to tell one person of a lead by every way they chose, when their choice lets it. */
export async function promiseNotice(
  ctx: ServiceContext,
  tx: Db,
  { id: leadId }: NotedLead,
  listener: LeadListener,
  { isReminder, choice }: { isReminder: boolean; choice: NoticeChoice },
): Promise<void> {
  const { userId } = listener;
  const dueAt = noticeDueAt(choice, ctx.now);
  for (const channel of channelsOf(listener)) {
    if (await insertLeadNotice(tx, { leadId, userId, channel, isReminder, dueAt })) {
      await SEND_LEAD_NOTICES.promise(tx, { userId, channel }, { now: ctx.now, dueAt });
    }
  }
}

/** The ways a person can be told by now. */
export function channelsOf({
  choice,
  chatId,
}: {
  choice: Pick<NoticeChoice, 'telegram' | 'email'>;
  chatId: string | null;
}): NoticeChannel[] {
  return [
    ...(choice.telegram && chatId !== null ? ['telegram' as const] : []),
    ...(choice.email === null ? [] : ['email' as const]),
  ];
}
