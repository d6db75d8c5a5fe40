import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { insertLead } from '#db/queries/lead/leads.ts';
import { auditEntries, leads } from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import type { LeadSink } from '#integrations/lead/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { exportList } from '../export-list.ts';
import { sweepWaitingLeads } from './deliver-lead.ts';
import { erasePerson } from './erase-person.ts';
import { getLead } from './get-lead.ts';
import { listLeadDesk } from './list-lead-desk.ts';
import { mergeLeads } from './merge-leads.ts';
import { sendLeadAgain } from './send-lead-again.ts';
import { callAboutLead, noteOnLead, settleLead, takeLead } from './work-on-lead.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let anna: UserActor;
let boris: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  anna = await person('+79990000001', 'Анна');
  boris = await person('+79990000002', 'Борис');
});
afterAll(() => database.drop());

async function person(phone: string, name: string, groups: Group[] = ['ADMIN']): Promise<UserActor> {
  const { id } = await ensureUser(database.db, phone, groups, TEST_NOW, name);
  return { kind: 'user', id, phone, name, groups };
}

let answer: Awaited<ReturnType<LeadSink['deliver']>>;
const sink: LeadSink = {
  provider: 'test',
  maxPerSecond: Number.POSITIVE_INFINITY,
  deliver: async () => answer,
};
const as = (actor: UserActor) =>
  testContext(database.db, { actor, ports: { leads: { platform: sink, open: () => sink } } });
const leave = (lead: { phone?: string; name?: string; email?: string; comment?: string }) =>
  insertLead(database.db, { kind: 'CALLBACK', details: { method: 'sms' }, createdAt: TEST_NOW, ...lead });
const found = async (text: string) =>
  (await listLeadDesk(as(anna), { text, page: 1 })).rows.map(({ id }) => id);
const historyOf = async (id: number) =>
  (await getLead(as(anna), { id })).events.map(({ kind, by, note }) => [kind, by, note]);

describe('the list', () => {
  it.each([
    ['8 (912) 555', true],
    ['+7 912 555-44-33', true],
    ['79125554433', true],
    ['захар', true],
    ['ZAHAR@', true],
    ['%', false],
    ['8 (912) 556', false],
  ])('finds by %s: %s', async (text, isFound) => {
    const id = await leave({ phone: '+79125554433', name: 'Захар', email: 'zahar@mail.example' });
    expect((await found(text)).includes(id)).toBe(isFound);
  });

  it('finds a lead by its number', async () => {
    const id = await leave({ phone: '+79125550000' });
    expect(await found(`№ ${id}`)).toContain(id);
  });

  it('counts every view, and a view holds what it counts', async () => {
    const taken = await leave({ phone: '+79125551111', name: 'Считалкин' });
    const settled = await leave({ phone: '+79125551111', name: 'Считалкин' });
    await leave({ phone: '+79125551111', name: 'Считалкин' });
    await takeLead(as(anna), { id: taken });
    await settleLead(as(anna), { id: settled, result: 'DECLINED' });
    const list = (view?: 'new' | 'taken' | 'settled' | 'undelivered') =>
      listLeadDesk(as(anna), { text: 'Считалкин', page: 1, view });
    expect((await list()).counts).toEqual({ all: 3, new: 1, taken: 1, settled: 1, undelivered: 3 });
    for (const view of ['new', 'taken', 'settled', 'undelivered'] as const) {
      const { rows, counts, total } = await list(view);
      expect([rows.length, total]).toEqual([counts[view], counts[view]]);
    }
  });
});

describe('work', () => {
  it('belongs to the one who took it first, and the other hears who that is', async () => {
    const id = await leave({ phone: '+79125552222' });
    const tries = await Promise.allSettled([takeLead(as(anna), { id }), takeLead(as(boris), { id })]);
    const won = tries.findIndex(({ status }) => status === 'fulfilled');
    const winner = [anna, boris][won]!;
    expect(tries[1 - won]).toMatchObject({
      reason: { code: 'CONFLICT', message: `Заявку уже взял ${winner.name} в\u00a012:00` },
    });
    await takeLead(as(winner), { id });
    expect(await historyOf(id)).toEqual([['TAKEN', winner.name, null]]);
  });

  it('is a history of who did what', async () => {
    const id = await leave({ phone: '+79125553333' });
    await callAboutLead(as(anna), { id });
    await noteOnLead(as(boris), { id, text: 'Просит после шести' });
    await settleLead(as(boris), { id, result: 'AGREED' });
    await settleLead(as(boris), { id, result: 'AGREED' });
    await settleLead(as(anna), { id, result: null });
    expect(await historyOf(id)).toEqual([
      ['CALLED', 'Анна', null],
      ['NOTED', 'Борис', 'Просит после шести'],
      ['TAKEN', 'Борис', null],
      ['SETTLED', 'Борис', 'Договорились'],
      ['REOPENED', 'Анна', null],
    ]);
    expect((await getLead(as(boris), { id })).lead).toMatchObject({
      takenBy: 'Борис',
      isMine: true,
      result: null,
    });
  });

  it('tells how the lead was sent, a trouble once', async () => {
    const { signal } = new AbortController();
    answer = { ok: true, value: { externalId: 'crm' }, source: 'live', asOf: TEST_NOW };
    await sweepWaitingLeads(as(anna), signal);
    const id = await leave({ phone: '+79125554444' });
    answer = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_500' };
    for (let day = 0; day < 3; day += 1) await sweepWaitingLeads(as(anna), signal);
    answer = { ok: false, kind: 'rejected', retryable: false, providerCode: 'http_422' };
    await sweepWaitingLeads(as(anna), signal);
    await sendLeadAgain(as(anna), { id });
    answer = { ok: true, value: { externalId: 'crm' }, source: 'live', asOf: TEST_NOW };
    await sweepWaitingLeads(as(anna), signal);
    expect(await historyOf(id)).toEqual([
      ['FAILED', null, 'unavailable http_500'],
      ['REFUSED', null, 'rejected http_422'],
      ['SENT_AGAIN', 'Анна', null],
      ['SENT', null, null],
    ]);
  });
});

describe('doubles', () => {
  it('are ended at once and say of which they are; what differs stays', async () => {
    const asked = { phone: '+79125558888', name: 'Повтор' };
    const first = await leave(asked);
    const doubles = [await leave(asked), await leave(asked)];
    const settled = await leave(asked);
    await settleLead(as(anna), { id: settled, result: 'DECLINED' });
    const other = await insertLead(database.db, {
      ...asked,
      kind: 'BOOKING',
      details: { complexId: 5 },
      createdAt: TEST_NOW,
    });
    expect((await getLead(as(anna), { id: first })).openDoubles).toBe(2);
    expect(await mergeLeads(as(anna), { id: first })).toEqual({ merged: 2 });
    expect(await mergeLeads(as(anna), { id: first })).toEqual({ merged: 0 });
    expect(await historyOf(first)).toEqual([
      ['MERGED', 'Анна', doubles.map((id) => `№\u00a0${id}`).join(', ')],
    ]);
    for (const id of doubles) {
      expect((await getLead(as(anna), { id })).lead.result).toBe('DOUBLE');
      expect((await historyOf(id)).at(-1)).toEqual(['SETTLED', 'Анна', `Повтор заявки №\u00a0${first}`]);
      await expect(mergeLeads(as(anna), { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await getLead(as(anna), { id: other })).lead.result).toBeNull();
    expect((await getLead(as(anna), { id: settled })).lead.result).toBe('DECLINED');
  });
});

it('what lies here goes to the destination that its recipient has by now', async () => {
  const id = await leave({ phone: '+79125559999' });
  const kept = { ok: true, source: 'embedded', asOf: TEST_NOW } as const;
  answer = { ...kept, value: { externalId: String(id) } };
  await sweepWaitingLeads(as(anna), new AbortController().signal);
  expect((await getLead(as(anna), { id })).canSendOn).toBe(true);
  await sendLeadAgain(as(anna), { id });
  answer = { ...kept, value: { externalId: 'crm-1' } };
  await sweepWaitingLeads(as(anna), new AbortController().signal);
  expect(await getLead(as(anna), { id })).toMatchObject({
    canSendOn: false,
    lead: { delivery: 'DELIVERED' },
  });
  await expect(sendLeadAgain(as(anna), { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('what stays with the platform is not called delivered', async () => {
  const id = await leave({ phone: '+79125555555' });
  answer = { ok: true, value: { externalId: String(id) }, source: 'embedded', asOf: TEST_NOW };
  await sweepWaitingLeads(as(anna), new AbortController().signal);
  expect((await getLead(as(anna), { id })).lead.delivery).toBe('INBOX');
});

describe('a person who asks for it', () => {
  it('is forgotten in every lead of theirs, and what waits is not sent', async () => {
    const mine = [
      await leave({ phone: '+79125556666', name: 'Ольга', comment: 'Позвоните Ольге' }),
      await leave({ phone: '+79125556666', name: 'Ольга', email: 'olga@mail.example' }),
    ];
    const other = await leave({ phone: '+79125556667', name: 'Ольга' });
    await noteOnLead(as(anna), { id: mine[0]!, text: 'Ольга, +7 912 555-66-66' });
    expect((await getLead(as(anna), { id: mine[0]! })).doubles).toBe(1);
    expect(await erasePerson(as(anna), { id: mine[0]! })).toEqual({ leads: 2 });
    expect(await erasePerson(as(anna), { id: mine[0]! })).toEqual({ leads: 0 });
    for (const id of mine) {
      const details = await getLead(as(anna), { id });
      expect(details.lead).toMatchObject({
        isErased: true,
        name: null,
        phone: null,
        email: null,
        comment: null,
        facts: [{ label: 'Как ответить', value: 'СМС' }],
        delivery: 'REFUSED',
      });
      expect(JSON.stringify(details)).not.toContain('912');
      await expect(sendLeadAgain(as(anna), { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(takeLead(as(anna), { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await getLead(as(anna), { id: other })).lead.name).toBe('Ольга');
    expect(JSON.stringify(await database.db.select().from(auditEntries))).not.toContain('9125556666');
  });
});

it('a table for a spreadsheet computes nothing and leaves a record of who took it', async () => {
  const ctx = as(boris);
  await leave({ phone: '+79125557777', name: '=HYPERLINK("http://evil.example")' });
  const { csv, fileName } = await exportList(ctx, { list: 'leads', text: 'HYPERLINK', page: 1 });
  expect(fileName).toBe('leads-2026-11-20.csv');
  expect(csv.startsWith('\uFEFF"Номер","Время"')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")","+7 (912) 555-77-77"`);
  expect(await database.db.select().from(auditEntries)).toContainEqual(
    expect.objectContaining({ entity: 'lead', userId: boris.id, after: { list: 'leads', count: 1 } }),
  );
});

it.each(GROUPS.filter((group) => group !== 'ADMIN' && group !== 'SUPERADMIN'))(
  '%s sees no contact',
  async (group) => {
    const actor = await person(`+7999000010${GROUPS.indexOf(group)}`, 'Другой', [group]);
    const [{ id }] = (await database.db.select({ id: leads.id }).from(leads)) as [{ id: number }];
    const asked = [
      listLeadDesk(as(actor), { text: '', page: 1 }),
      getLead(as(actor), { id }),
      exportList(as(actor), { list: 'leads', text: '', page: 1 }),
      erasePerson(as(actor), { id }),
      ...[takeLead, callAboutLead, sendLeadAgain].map((work) => work(as(actor), { id })),
    ];
    for (const one of await Promise.allSettled(asked)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } });
    }
  },
);
