import { inTransaction } from '#db/client.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import {
  type LeadListener,
  leadWords,
  listLeadListeners,
  lockDueNotices,
  markNoticesSent,
  type NotedLead,
} from '#db/queries/lead/lead-notices.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { NOTICE_CHANNELS } from '#domain/lead/notice-choice.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { plural } from '#domain/text/plural.ts';
import type { ServiceContext } from '../context.ts';
import { SEND_LEAD_NOTICES } from './promise-lead-notices.ts';
import { type PromisedWords, sayDueWords } from './say-due-words.ts';

type DueNotice = Awaited<ReturnType<typeof lockDueNotices>>[number];

/**
 * The promised work of one person and way: tells of every lead that is due by now in one message, by numbers and
 * objects, for messages lie with others and the desk shows contacts to those who may see them. What somebody took
 * meanwhile needs no word, nor does a person who may not see the lead any more. Throws while it may go out later.
 */
export function sendLeadNotices(
  ctx: ServiceContext,
  promised: PromisedWords,
  signal: AbortSignal,
): Promise<void> {
  return sayDueWords(
    ctx,
    promised,
    {
      topic: SEND_LEAD_NOTICES,
      leases: leadWords,
      lock: ({ db, now }, { userId, channel }) => lockDueNotices(db, userId, channel, now),
      compose,
      async settle({ db, now }, channel, { told, name }, wasTaken) {
        const ids = told.map(({ id }) => id);
        if (!wasTaken) return leadWords.drop(db, ids);
        await inTransaction(db, async (tx) => {
          await markNoticesSent(tx, ids, now);
          const note = `${name}, ${NOTICE_CHANNELS[channel]}`;
          for (const { lead } of told) {
            await insertLeadEvent(tx, { leadId: lead.id, at: now, userId: null, kind: 'TOLD', note });
          }
        });
      },
    },
    signal,
  );
}

async function compose(ctx: ServiceContext, { userId, channel }: PromisedWords, due: readonly DueNotice[]) {
  const open = due.filter(({ isOpen }) => isOpen);
  const listening = new Map<number | null, LeadListener>();
  for (const recipientId of new Set(open.map(({ lead }) => lead.recipientCompanyId))) {
    const found = (await listLeadListeners(ctx.db, recipientId)).find((one) => one.userId === userId);
    if (found) listening.set(recipientId, found);
  }
  const [listener] = listening.values();
  const way = listener && (channel === 'telegram' ? listener.chatId : listener.choice.email);
  const told = open.filter(({ lead }) => listening.has(lead.recipientCompanyId));
  if (!listener || !way || told.length === 0) return undefined;
  return { told, way, name: listener.name, text: await textOf(ctx, told) };
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
