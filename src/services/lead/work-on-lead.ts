import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import {
  insertLeadEvent,
  lockLead,
  type NewLeadEvent,
  setLeadResult,
  takeLead as takeLeadRow,
} from '#db/queries/lead/lead-desk.ts';
import { AppError } from '#domain/errors.ts';
import { LEAD_RESULTS, type LeadResult } from '#domain/lead/lead-work.ts';
import { formatTime } from '#domain/time/format-time.ts';
import type { ServiceContext } from '../context.ts';
import { leadReach, requireLead } from './lead-reach.ts';

/** Takes a lead for oneself. Errors: NOT_FOUND, CONFLICT that says who has it; as `requireLead`. */
export async function takeLead(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  const userId = workerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await requireLead(ctx, tx, id, 'w');
    if (await takeLeadRow(tx, id, userId, ctx.now)) return writeDown(ctx, tx, { leadId: id, kind: 'TAKEN' });
    const lead = await requireLead(ctx, tx, id, 'w');
    if (lead.erasedAt) throw new AppError('CONFLICT', 'Контакты этой заявки стёрты');
    if (lead.takenById === userId) return;
    const who = lead.takenBy ?? 'другой человек';
    throw new AppError('CONFLICT', `Заявку уже взял ${who} в\u00a0${formatTime(lead.takenAt!)}`);
  });
}

/** Writes down that the person was called. Errors: NOT_FOUND; as `requireLead`. */
export function callAboutLead(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  return add(ctx, { leadId: id, kind: 'CALLED' });
}

/** Writes down a note. Errors: NOT_FOUND; as `requireLead`. */
export function noteOnLead(ctx: ServiceContext, { id, text }: { id: number; text: string }): Promise<void> {
  return add(ctx, { leadId: id, kind: 'NOTED', note: text });
}

/** Ends the work with a result, or with null takes it up again. Errors: NOT_FOUND; as `requireLead`. */
export async function settleLead(
  ctx: ServiceContext,
  { id, result }: { id: number; result: LeadResult | null },
): Promise<void> {
  const userId = workerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await requireLead(ctx, tx, id, 'w');
    const lead = (await lockLead(tx, id))!;
    if (lead.result === result) return;
    // Whoever ends the work has done it.
    if (result !== null && (await takeLeadRow(tx, id, userId, ctx.now))) {
      await writeDown(ctx, tx, { leadId: id, kind: 'TAKEN' });
    }
    await setLeadResult(tx, id, result);
    await writeDown(ctx, tx, {
      leadId: id,
      ...(result === null ? { kind: 'REOPENED' } : { kind: 'SETTLED', note: LEAD_RESULTS[result] }),
    });
  });
}

async function add(
  ctx: ServiceContext,
  event: Pick<NewLeadEvent, 'leadId' | 'kind' | 'note'>,
): Promise<void> {
  workerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await requireLead(ctx, tx, event.leadId, 'w');
    await lockLead(tx, event.leadId);
    await writeDown(ctx, tx, event);
  });
}

function writeDown(
  { actor, now }: ServiceContext,
  tx: Db,
  event: Pick<NewLeadEvent, 'leadId' | 'kind' | 'note'>,
): Promise<void> {
  return insertLeadEvent(tx, { ...event, at: now, userId: actor.kind === 'user' ? actor.id : null });
}

/** Who works on leads: a person, never a key or the product. */
function workerOf(ctx: ServiceContext): number {
  leadReach(ctx, 'w');
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN', 'Заявки ведут люди');
  return ctx.actor.id;
}
