import { inTransaction } from '#db/client.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import {
  deleteLeadNotices,
  type LeadListener,
  leaseNotices,
  listLeadListeners,
  lockDueNotices,
  markNoticesSent,
  type NotedLead,
  releaseNotices,
} from '#db/queries/lead/lead-notices.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { NOTICE_CHANNELS } from '#domain/lead/notice-choice.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { plural } from '#domain/text/plural.ts';
import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';
import { type PromisedNotices, SEND_LEAD_NOTICES } from './promise-lead-notices.ts';
import { tellPerson } from './tell-person.ts';

type DueNotice = Awaited<ReturnType<typeof lockDueNotices>>[number];

/** Longer than any try takes: whoever holds words then is gone. */
const LEASE_MS = 120_000;

/**
 * The promised work of one person and way: tells of every lead that is due by now in one message, by numbers and
 * objects, for messages lie with others and the desk shows contacts to those who may see them. What somebody took
 * meanwhile needs no word, nor does a person who may not see the lead any more. No row is held while a vendor thinks:
 * words are taken for a while, and who finds them taken looks again when that is over. Throws while it may go out later.
 */
export async function sendLeadNotices(
  ctx: ServiceContext,
  promised: PromisedNotices,
  signal: AbortSignal,
): Promise<void> {
  const until = new Date(ctx.now.getTime() + LEASE_MS);
  const letter = await inTransaction(ctx.db, (tx) => takeDueNotices({ ...ctx, db: tx }, promised, until));
  if (!letter) return;
  const { ids, told, listener, way, text } = letter;
  const dedupeKey = `lead-notices/${ids.join('-')}`;
  const fail = await tellPerson(ctx, { channel: promised.channel, way, text, dedupeKey }, signal);
  if (fail?.retryable) {
    await releaseNotices(ctx.db, ids, until);
    throw failError(fail);
  }
  if (fail) return deleteLeadNotices(ctx.db, ids);
  await inTransaction(ctx.db, async (tx) => {
    await markNoticesSent(tx, ids, ctx.now);
    const note = `${listener.name}, ${NOTICE_CHANNELS[promised.channel]}`;
    for (const { lead } of told) {
      await insertLeadEvent(tx, { leadId: lead.id, at: ctx.now, userId: null, kind: 'TOLD', note });
    }
  });
}

/** Takes what is to be said to a person by now; undefined for nothing. What need not be said is dropped. */
async function takeDueNotices(ctx: ServiceContext, { userId, channel }: PromisedNotices, until: Date) {
  const { db: tx, now } = ctx;
  const all = await lockDueNotices(tx, userId, channel, now);
  const due = all.filter(({ leasedUntil }) => leasedUntil === null || leasedUntil <= now);
  const endsAt = all.filter((one) => !due.includes(one)).map(({ leasedUntil }) => leasedUntil!.getTime());
  if (endsAt.length > 0) {
    const dueAt = new Date(Math.max(...endsAt));
    const key = `${userId} ${channel} ${dueAt.getTime()}`;
    await SEND_LEAD_NOTICES.promise(tx, { userId, channel }, { now, dueAt, key });
  }
  const open = due.filter(({ isOpen }) => isOpen);
  const listening = new Map<number | null, LeadListener>();
  for (const recipientId of new Set(open.map(({ lead }) => lead.recipientCompanyId))) {
    const found = (await listLeadListeners(tx, recipientId)).find((one) => one.userId === userId);
    if (found) listening.set(recipientId, found);
  }
  const [listener] = listening.values();
  const way = listener && (channel === 'telegram' ? listener.chatId : listener.choice.email);
  const told = way ? open.filter(({ lead }) => listening.has(lead.recipientCompanyId)) : [];
  const ids = told.map(({ id }) => id);
  const dropped = due.map(({ id }) => id).filter((id) => !ids.includes(id));
  await deleteLeadNotices(tx, dropped);
  if (!listener || !way || told.length === 0) return undefined;
  await leaseNotices(tx, ids, until);
  return { ids, told, listener, way, text: await textOf(ctx, told) };
}

/** More leads than this are counted, and the desk lists them. */
const MOST_LISTED = 20;

async function textOf(ctx: ServiceContext, notices: readonly DueNotice[]): Promise<string> {
  const listed = notices.slice(0, MOST_LISTED);
  const complexes = await listNamedComplexes(
    ctx.db,
    listed.flatMap(({ lead }) => lead.complexId ?? []),
  );
  const names = new Map<number | null, string>(complexes.map(({ id, name }) => [id, complexName(name)]));
  const lines = listed.map((notice) => lineOf(ctx, notice, names.get(notice.lead.complexId)));
  const [first] = notices;
  if (notices.length === 1) return `${lines[0]}\n${deskAddress(ctx, first!.lead)}/${first!.lead.id}`;
  const count = notices.length;
  const head = `${count} ${plural(count, 'заявка ждёт', 'заявки ждут', 'заявок ждут')} ответа`;
  const rest = count > MOST_LISTED ? [`…и ещё ${count - MOST_LISTED}`] : [];
  return [head, ...lines, ...rest, `${deskAddress(ctx, first!.lead)}?view=new`].join('\n');
}

function lineOf(
  { now }: ServiceContext,
  { lead, isReminder, wasReturned, createdAt }: DueNotice,
  complex: string | undefined,
): string {
  const about = [LEAD_KINDS[lead.kind], ...(complex === undefined ? [] : [complex])].join(', ');
  if (wasReturned) return `Заявка № ${lead.id} снова ничья: ${about}`;
  if (!isReminder) return `Новая заявка № ${lead.id}: ${about}`;
  const minutes = Math.floor((now.getTime() - createdAt.getTime()) / 60_000);
  return `Заявку № ${lead.id} ещё никто не взял, ждёт ${minutes} мин: ${about}`;
}

function deskAddress({ settings }: ServiceContext, { recipientCompanyId: client }: NotedLead): string {
  return `${settings.publicUrl}/admin${client === null ? '' : `/clients/${client}`}/leads`;
}
