import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '#db/client.ts';
import { hasOwnPeople } from '#db/queries/access/client-people.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import { findLeadDestination, lockLeadDestination } from '#db/queries/lead/lead-destinations.ts';
import {
  beginLeadTry,
  findLeadState,
  findWaitingLead,
  type LeadRow,
  listWaitingRecipients,
  settleLead,
} from '#db/queries/lead/leads.ts';
import { inboxSink } from '#integrations/lead/open-sink.ts';
import { isAboutLead, type LeadEnvelope, type LeadSink } from '#integrations/lead/port.ts';
import type { Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';

/**
 * The promised work of one lead: sends whatever waits for its recipient, this lead in its turn. Throws while it still
 * waits, so that it is tried again.
 */
export async function deliverLead(ctx: ServiceContext, leadId: number, signal: AbortSignal): Promise<void> {
  const before = await findLeadState(ctx.db, leadId);
  if (before?.state !== 'WAITING') return;
  await drainLeadQueue(ctx, before.recipientId, signal);
  const after = await findLeadState(ctx.db, leadId);
  if (after?.state === 'WAITING')
    throw new Error(after.lastError ?? 'Its recipient has no destination, or it was not its turn');
}

/** Recipients at once: a slow one must not hold up the others, and each takes two connections to the database. */
const LANES = 3;

/** Sends every waiting lead, so that a destination that was down long gets its leads soon after it is back. */
export async function sweepWaitingLeads(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const recipients = await listWaitingRecipients(ctx.db);
  const lane = async () => {
    for (let recipient = recipients.pop(); recipient !== undefined; recipient = recipients.pop()) {
      await drainLeadQueue(ctx, recipient, signal);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const DEADLINE_MS = 10_000;
/** So often a lead may fail while others pass before it is given up. */
const MAX_REFUSALS = 7;
const SECOND_MS = 1_000;

/**
 * Sends the leads that wait for a recipient (null: the platform), oldest first, one at a time and no faster than its
 * destination bears. A lead that the destination refuses is put aside; a failing one is passed over once, and two in a
 * row say that the destination is down. Whoever is killed while sending leaves the lead waiting; so does a company whose
 * destination was taken away: the people were told that it gets their leads, and nobody else may.
 */
async function drainLeadQueue(
  ctx: ServiceContext,
  recipientId: number | null,
  signal: AbortSignal,
): Promise<void> {
  const sink = await openLeadSink(ctx, recipientId);
  if (!sink) return;
  let afterId = 0;
  let failing: LeadRow | undefined;
  for (;;) {
    const sent = await sendNext(ctx, sink, recipientId, afterId, signal);
    if (sent === undefined) return;
    afterId = sent.lead.id;
    if (sent.fail === undefined) {
      if (failing) await countRefusal(ctx, failing);
      failing = undefined;
    } else if (sent.fail.isAboutDestination) {
      if (failing || !sent.fail.mayBeTheLead) return;
      failing = sent.lead;
    }
    await pause(SECOND_MS / sink.maxPerSecond, undefined, { signal });
  }
}

interface Sent {
  lead: LeadRow;
  fail?: { isAboutDestination: boolean; mayBeTheLead: boolean };
}

/** One lead under the lock of its destination, so that two nodes keep the order and send nothing twice. */
function sendNext(
  ctx: ServiceContext,
  sink: LeadSink,
  recipientId: number | null,
  afterId: number,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    await lockLeadDestination(tx, recipientId);
    const lead = await findWaitingLead(tx, recipientId, afterId);
    if (!lead) return undefined;
    // Kept whatever becomes of this transaction: a node that dies now leaves word that the lead may have arrived.
    await beginLeadTry(ctx.db, lead.id);
    const call = {
      signal,
      deadlineMs: DEADLINE_MS,
      requestId: ctx.requestId,
      idempotencyKey: String(lead.id),
    };
    const result = await sink.deliver(envelopeOf(lead), call);
    if (result.ok) {
      const { externalId } = result.value;
      const delivered = { state: 'DELIVERED', externalId, lastError: null, settledAt: ctx.now } as const;
      await settleLead(tx, lead.id, delivered);
      await insertLeadEvent(tx, { leadId: lead.id, at: ctx.now, userId: null, kind: 'SENT' });
      return { lead };
    }
    const lastError = wordsOf(result);
    if (isAboutLead(result)) {
      await settleLead(tx, lead.id, { state: 'REFUSED', lastError, settledAt: ctx.now });
      await insertLeadEvent(tx, {
        leadId: lead.id,
        at: ctx.now,
        userId: null,
        kind: 'REFUSED',
        note: lastError,
      });
      return { lead, fail: { isAboutDestination: false, mayBeTheLead: true } };
    }
    await settleLead(tx, lead.id, { lastError });
    // One line a trouble: a destination that is down for a day is asked hundreds of times.
    if (lastError !== lead.lastError) {
      await insertLeadEvent(tx, {
        leadId: lead.id,
        at: ctx.now,
        userId: null,
        kind: 'FAILED',
        note: lastError,
      });
    }
    return { lead, fail: { isAboutDestination: true, mayBeTheLead: result.retryable } };
  });
}

/** Called only after another lead has passed, so the trouble is this lead's own. */
async function countRefusal(ctx: ServiceContext, lead: LeadRow): Promise<void> {
  const refusals = lead.refusals + 1;
  const isGivenUp = refusals >= MAX_REFUSALS;
  await settleLead(ctx.db, lead.id, {
    refusals,
    ...(isGivenUp && { state: 'REFUSED', settledAt: ctx.now }),
  });
}

function envelopeOf(lead: LeadRow): LeadEnvelope {
  const { id, kind, createdAt, name, phone, email, comment, details, pageUrl, tries } = lead;
  return {
    id: String(id),
    kind,
    createdAt,
    name,
    phone,
    email,
    comment,
    details,
    pageUrl,
    mayBeThere: tries > 0,
  };
}

function wordsOf({ kind, providerCode }: Fail): string {
  return providerCode ? `${kind} ${providerCode}` : kind;
}

/**
 * Opens the destination of a recipient: a company's own, or the inbox when people of its own see it here; undefined for
 * a company that has neither any more.
 */
async function openLeadSink(ctx: ServiceContext, recipientId: number | null): Promise<LeadSink | undefined> {
  const { leads, sealer } = ctx.ports;
  if (recipientId === null) return leads.platform;
  const own = await findLeadDestination(ctx.db, recipientId);
  if (!own) return (await hasOwnPeople(ctx.db, recipientId)) ? inboxSink({ now: () => ctx.now }) : undefined;
  return leads.open({
    provider: own.provider,
    url: sealer.open(own.sealedUrl),
    key: own.sealedKey === null ? null : sealer.open(own.sealedKey),
  });
}
