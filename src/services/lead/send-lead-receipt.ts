import { z } from 'zod';
import { inTransaction } from '#db/client.ts';
import { readCalls } from '#db/queries/job/call-days.ts';
import { findDeskLead, insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import { findReceipt, leaseReceipt } from '#db/queries/lead/lead-notices.ts';
import { failError } from '#integrations/fail-error.ts';
import type { Fail } from '#integrations/result.ts';
import { mayHaveLeft } from '#integrations/sms/port.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';

/** Writes to the person who left a lead that it was taken, and who has it. */
export const SEND_LEAD_RECEIPT = defineTopic('send-lead-receipt', z.object({ leadId: z.number() }));

const DEADLINE_MS = 20_000;
const DAY_MS = 24 * 3_600_000;
/** A form is open to everybody: receipts never spend the text messages by which people sign in. */
const SMS_SHARE = 0.5;

/** Longer than any try takes: whoever is writing then is gone. */
const LEASE_MS = 120_000;

/**
 * The promised work of one receipt: a letter where the person gave an address, else a text message; it names the
 * recipient of the lead. A contact hears of one recipient once a day, whoever types it into our forms. Nothing is held
 * in the database while a vendor thinks. Throws while it may go out later, so that it is tried again.
 */
export async function sendLeadReceipt(
  ctx: ServiceContext,
  { leadId }: { leadId: number },
  signal: AbortSignal,
): Promise<void> {
  const to = await inTransaction(ctx.db, (tx) => takeReceipt({ ...ctx, db: tx }, leadId));
  if (!to) return;
  const fail = await send(ctx, { ...to, leadId }, signal);
  if (fail) {
    await leaseReceipt(ctx.db, leadId, null);
    return failIfLater(fail);
  }
  await inTransaction(ctx.db, async (tx) => {
    const note = to.email === null ? 'СМС' : 'Письмо';
    await insertLeadEvent(tx, { leadId, at: ctx.now, userId: null, kind: 'RECEIPT', note });
    await leaseReceipt(tx, leadId, null);
  });
}

interface Addressee {
  phone: string | null;
  email: string | null;
  recipientName: string;
}

/** Takes the receipt of a lead for a while; undefined when it needs none, or somebody writes to the person now. */
async function takeReceipt(ctx: ServiceContext, leadId: number): Promise<Addressee | undefined> {
  const { db: tx, now, settings } = ctx;
  const { receipts } = settings.leads;
  const lead = await findDeskLead(tx, leadId);
  if (!lead || lead.erasedAt || receipts === 'off') return undefined;
  const { phone, email, recipientName } = lead;
  if (email === null && (phone === null || receipts === 'email')) return undefined;
  const since = new Date(now.getTime() - DAY_MS);
  const { wasSent, leasedUntil } = await findReceipt(tx, { phone, email, recipientName, since, now });
  if (wasSent) return undefined;
  if (leasedUntil) {
    const key = `${leadId} ${leasedUntil.getTime()}`;
    await SEND_LEAD_RECEIPT.promise(tx, { leadId }, { now, dueAt: leasedUntil, key });
    return undefined;
  }
  if (email === null && (await readCalls(tx, 'sms', now)) >= settings.smsDailyBudget * SMS_SHARE) {
    return undefined;
  }
  await leaseReceipt(tx, leadId, new Date(now.getTime() + LEASE_MS));
  return { phone, email, recipientName };
}

/** Null when it went out, or may have: a text message that may be on its way costs money and confuses when repeated. */
async function send(
  ctx: ServiceContext,
  { leadId, phone, email, recipientName }: Addressee & { leadId: number },
  signal: AbortSignal,
): Promise<Fail | null> {
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const dedupeKey = `lead-receipt/${leadId}`;
  const { host } = new URL(ctx.settings.publicUrl);
  const text = `Заявка № ${leadId} принята. Ваши контакты получает ${recipientName}. ${host}`;
  if (email !== null) {
    const subject = `Заявка № ${leadId} принята`;
    const sent = await ctx.ports.email.send({ to: email, subject, text, dedupeKey }, call);
    return sent.ok ? null : sent;
  }
  const message = { to: phone!, text, code: null, purpose: 'notice', dedupeKey } as const;
  const sent = await ctx.ports.sms.send(message, call);
  return sent.ok || mayHaveLeft(sent) ? null : sent;
}

function failIfLater(fail: Fail): void {
  if (fail.retryable) throw failError(fail);
}
