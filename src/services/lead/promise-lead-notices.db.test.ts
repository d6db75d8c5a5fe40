import { and, eq, isNull, lte } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadNoticesInput } from '#contract/lead-notices.ts';
import { inTransaction } from '#db/client.ts';
import { countCall } from '#db/queries/job/call-days.ts';
import { bindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { clientPeople, companies, complexes, leadNotices, leads, outbox, users } from '#db/schema/index.ts';
import { type Actor, VISITOR } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { DEFAULT_NOTICE_CHOICE } from '#domain/lead/notice-choice.ts';
import type { Fail } from '#integrations/result.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getLead } from './get-lead.ts';
import { getLeadNotices } from './get-lead-notices.ts';
import { SEND_LEAD_NOTICES } from './promise-lead-notices.ts';
import { remindOfLeads } from './remind-of-leads.ts';
import { returnLeads } from './return-leads.ts';
import { sendLeadNotices } from './send-lead-notices.ts';
import { SEND_LEAD_RECEIPT, sendLeadReceipt } from './send-lead-receipt.ts';
import { setLeadNotices } from './set-lead-notices.ts';
import { submitBookingLead, submitCallback, submitComingSoonEmail } from './submit-site-lead.ts';
import { settleLead, takeLead } from './work-on-lead.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Messages that went out: the chat, the address or the phone, and the words. */
let messages: [string, string][];
let now: Date;
let down: Fail | undefined;
/** Runs while a message is on its way. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  messages = [];
  now = TEST_NOW;
  down = undefined;
  meanwhile = undefined;
  const made = { type: 'DEVELOPER', createdAt: TEST_NOW } as const;
  await database.db.insert(companies).values({ ...made, name: 'Застройщик' });
  await database.db
    .insert(complexes)
    .values(['Лес', 'Река'].map((name) => ({ developerCompanyId: 1, name, createdAt: TEST_NOW })));
});
afterEach(() => database.drop());

const signal = new AbortController().signal;

function as(actor: Actor, settings: Partial<ReturnType<typeof testContext>['settings']> = {}) {
  const sent = async (to: string, text: string) => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
    if (down) return down;
    messages.push([to, text]);
    const value = { messageId: '1', provider: 'test', providerId: '1' };
    return { ok: true, value, source: 'embedded', asOf: now } as const;
  };
  const context = testContext(database.db, {
    actor,
    now,
    ports: {
      telegram: {
        provider: 'test',
        name: 'bot',
        webhook: null,
        registerWebhook: () => Promise.reject(new Error('not here')),
        send: ({ chatId, text }) => sent(chatId, text),
      },
      email: { provider: 'test', send: ({ to, text }) => sent(to, text) },
      sms: { provider: 'test', send: ({ to, text }) => sent(to, text) },
    },
  });
  return { ...context, settings: { ...context.settings, ...settings } };
}

/** An administrator, or somebody of another group, whose chat is their phone. */
async function person(phone: string, name: string, group: Group = 'ADMIN') {
  const [{ id }] = (await database.db
    .insert(users)
    .values({ phone, name, groups: [group], createdAt: TEST_NOW })
    .returning({ id: users.id })) as [{ id: number }];
  await bindTelegramChat(database.db, { userId: id, chatId: name, chatName: name, linkedAt: TEST_NOW });
  return { kind: 'user', id, phone, name, groups: [group] } as const;
}

const book = (phone = '+7 (912) 555-00-01', complexId = 1) => {
  const lead = { name: 'Мария', phone, complexId, isFromListing: true };
  return submitBookingLead(as(VISITOR), lead, { address: '192.0.2.1', pageUrl: null });
};
const choose = (actor: Actor, choice: Partial<LeadNoticesInput>) => {
  const { kinds, complexIds, ...others } = DEFAULT_NOTICE_CHOICE;
  const whole = { ...others, email: '', kinds: [...kinds], complexIds: [...complexIds], ...choice };
  return setLeadNotices(as(actor), whole);
};
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** Does what is promised and due, as the workers would; whatever fails stays. */
async function work(settings = {}) {
  const due = and(isNull(outbox.doneAt), lte(outbox.dueAt, now));
  for (const { topic, payload } of await database.db.select().from(outbox).where(due)) {
    const ctx = as({ kind: 'system' }, settings);
    if (topic === SEND_LEAD_NOTICES.name)
      await sendLeadNotices(ctx, SEND_LEAD_NOTICES.payload.parse(payload), signal);
    else if (topic === SEND_LEAD_RECEIPT.name)
      await sendLeadReceipt(ctx, SEND_LEAD_RECEIPT.payload.parse(payload), signal);
  }
  const told = messages;
  messages = [];
  return told;
}
const remind = () => remindOfLeads(as({ kind: 'system' }));
const toStaff = (told: [string, string][]) => told.filter(([to]) => !to.startsWith('+'));

const NEWS = 'Новая заявка № 1: Бронь или вопрос, ЖК\u00a0«Лес»\nhttp://127.0.0.1:3000/admin/leads/1';

describe('people of the recipient', () => {
  it('hear at once of a lead, with no contact in the words, and never twice', async () => {
    await person('+79990000001', 'Анна');
    await person('+79990000002', 'Борис', 'MORTGAGE_BROKER');
    await book();
    expect(toStaff(await work())).toEqual([['Анна', NEWS]]);
    expect(toStaff(await work())).toEqual([]);
  });

  it('hear once of what a person asks again while it is open, though both came at once', async () => {
    const anna = await person('+79990000001', 'Анна');
    await Promise.all([book(), book()]);
    expect(toStaff(await work())).toHaveLength(1);
    await book('+7 (912) 555-00-01', 2);
    await book('+7 (912) 555-00-02', 1);
    expect(toStaff(await work())).toHaveLength(1);
    for (const id of [1, 2]) await settleLead(as(anna), { id, result: 'AGREED' });
    await book();
    expect(toStaff(await work())).toHaveLength(1);
  });

  it('hear as each chose: by letter, of objects, of kinds, after quiet hours', async () => {
    const [anna, boris, vera, gleb] = [
      await person('+79990000001', 'Анна'),
      await person('+79990000002', 'Борис'),
      await person('+79990000003', 'Вера'),
      await person('+79990000004', 'Глеб'),
    ];
    await choose(anna, { telegram: false, email: 'anna@mail.example' });
    await choose(boris, { complexIds: [2] });
    await choose(vera, { kinds: ['CALLBACK'] });
    // It is noon in Moscow.
    await choose(gleb, { quietFrom: 11, quietTo: 14 });
    await book();
    expect(toStaff(await work())).toEqual([['anna@mail.example', NEWS]]);
    later(119);
    expect(toStaff(await work())).toEqual([]);
    later(1);
    expect(toStaff(await work())).toEqual([['Глеб', NEWS]]);
  });

  it('hear of a day in one message, and not of what was taken meanwhile', async () => {
    const anna = await person('+79990000001', 'Анна');
    await choose(anna, { pace: 'DAILY' });
    for (const phone of ['+7 (912) 555-00-01', '+7 (912) 555-00-02', '+7 (912) 555-00-03']) await book(phone);
    await takeLead(as(anna), { id: 2 });
    expect(toStaff(await work())).toEqual([]);
    later(24 * 60);
    expect(toStaff(await work())).toEqual([
      [
        'Анна',
        [
          '2 заявки ждут ответа',
          'Новая заявка № 1: Бронь или вопрос, ЖК\u00a0«Лес»',
          'Новая заявка № 3: Бронь или вопрос, ЖК\u00a0«Лес»',
          'http://127.0.0.1:3000/admin/leads?view=new',
        ].join('\n'),
      ],
    ]);
  });

  it('are told when the vendor is back, and it stands in the history', async () => {
    const anna = await person('+79990000001', 'Анна');
    await book();
    down = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_500' };
    await expect(work()).rejects.toThrow('unavailable http_500');
    down = undefined;
    expect(toStaff(await work())).toEqual([['Анна', NEWS]]);
    const { events } = await getLead(as(anna), { id: 1 });
    expect(events.map(({ kind, note }) => [kind, note])).toEqual(
      expect.arrayContaining([['TOLD', 'Анна, Telegram']]),
    );
  });

  it('are told once though two work at it, and the vendor that thinks holds nobody up', async () => {
    const anna = await person('+79990000001', 'Анна');
    await book();
    meanwhile = async () => {
      await inTransaction(database.db, (tx) => tx.select().from(leadNotices).for('update', { noWait: true }));
      expect(toStaff(await work())).toEqual([]);
      await book('+7 (912) 555-00-02');
      expect(toStaff(await work()).map(([, text]) => text.split('\n')[0])).toEqual([
        'Новая заявка № 2: Бронь или вопрос, ЖК\u00a0«Лес»',
      ]);
    };
    const withoutReceipts = { leads: { reminderMinutes: 15, receipts: 'off' } };
    expect(await work(withoutReceipts)).toEqual([['Анна', NEWS]]);
    later(10);
    expect(toStaff(await work())).toEqual([]);
    const { events } = await getLead(as(anna), { id: 1 });
    expect(events.filter(({ kind }) => kind === 'TOLD')).toHaveLength(1);
  });

  it('are told by somebody else when who was telling them has died', async () => {
    await person('+79990000001', 'Анна');
    await book();
    await database.db.update(leadNotices).set({ leasedUntil: new Date(now.getTime() + 60_000) });
    expect(toStaff(await work())).toEqual([]);
    await database.db.update(outbox).set({ doneAt: now }).where(lte(outbox.dueAt, now));
    expect(toStaff(await work())).toEqual([]);
    later(1);
    expect(toStaff(await work())).toEqual([['Анна', NEWS]]);
  });

  it('are told nothing once they may not see leads', async () => {
    await person('+79990000001', 'Анна');
    await book();
    await database.db.update(users).set({ groups: ['USER'] });
    expect(toStaff(await work())).toEqual([]);
  });
});

describe('a lead that nobody took', () => {
  it('is told of once more, and to one person who had not heard', async () => {
    const boris = await person('+79990000002', 'Борис');
    await choose(boris, { kinds: ['CALLBACK'] });
    const vera = await person('+79990000003', 'Вера');
    await choose(vera, { kinds: ['CALLBACK'] });
    await person('+79990000001', 'Анна');
    await book();
    await work();
    later(14);
    expect(await remind()).toBeUndefined();
    later(1);
    expect(await remind()).toEqual({ reminded: 1 });
    const words = 'Заявку № 1 ещё никто не взял, ждёт 15 мин: Бронь или вопрос, ЖК\u00a0«Лес»';
    const link = 'http://127.0.0.1:3000/admin/leads/1';
    expect(toStaff(await work()).sort()).toEqual([
      ['Анна', `${words}\n${link}`],
      ['Борис', `${words}\n${link}`],
    ]);
    later(15);
    expect(await remind()).toBeUndefined();
    expect(toStaff(await work())).toEqual([]);
  });

  it('goes first to who is awake, and is not told of when it was taken', async () => {
    const boris = await person('+79990000002', 'Борис');
    await choose(boris, { kinds: ['CALLBACK'], quietFrom: 11, quietTo: 14 });
    const vera = await person('+79990000003', 'Вера');
    await choose(vera, { kinds: ['CALLBACK'] });
    await book();
    later(15);
    await remind();
    expect(toStaff(await work()).map(([to]) => to)).toEqual(['Вера']);
    await book('+7 (912) 555-00-02');
    await takeLead(as(vera), { id: 2 });
    later(15);
    expect(await remind()).toBeUndefined();
  });
});

describe('a lead whose person lost the right to see it', () => {
  it('is nobody’s again, and those who may see it hear of it as of a new one', async () => {
    const anna = await person('+79990000001', 'Анна');
    const boris = await person('+79990000002', 'Борис');
    for (const phone of ['+7 (912) 555-00-01', '+7 (912) 555-00-02', '+7 (912) 555-00-03']) await book(phone);
    await work();
    for (const id of [1, 2]) await takeLead(as(anna), { id });
    await settleLead(as(anna), { id: 2, result: 'AGREED' });
    await takeLead(as(boris), { id: 3 });
    expect(await returnLeads(as({ kind: 'system' }))).toBeUndefined();
    await database.db
      .update(users)
      .set({ groups: ['USER'] })
      .where(eq(users.id, anna.id));
    expect(await returnLeads(as({ kind: 'system' }))).toEqual({ returned: 1 });
    expect(await returnLeads(as({ kind: 'system' }))).toBeUndefined();
    expect(toStaff(await work())).toEqual([
      [
        'Борис',
        'Заявка № 1 снова ничья: Бронь или вопрос, ЖК\u00a0«Лес»\nhttp://127.0.0.1:3000/admin/leads/1',
      ],
    ]);
    const { lead, events } = await getLead(as(boris), { id: 1 });
    expect([lead.takenBy, events.some(({ kind }) => kind === 'RETURNED')]).toEqual([null, true]);
    await takeLead(as(boris), { id: 1 });
    await database.db.update(users).set({ blockedAt: now }).where(eq(users.id, boris.id));
    expect(await returnLeads(as({ kind: 'system' }))).toEqual({ returned: 2 });
  });

  it('of a client is so when they leave the client', async () => {
    const own = await person('+79990000005', 'Дина', 'USER');
    await database.db.insert(clientPeople).values({ userId: own.id, companyId: 1 });
    await book();
    await database.db.update(leads).set({ recipientCompanyId: 1, takenById: own.id, takenAt: now });
    expect(await returnLeads(as({ kind: 'system' }))).toBeUndefined();
    await database.db.delete(clientPeople);
    expect(await returnLeads(as({ kind: 'system' }))).toEqual({ returned: 1 });
  });
});

describe('the person', () => {
  it('is written to once though two work at it, and nothing is held meanwhile', async () => {
    await book();
    meanwhile = async () => {
      await inTransaction(database.db, (tx) => tx.select().from(leads).for('update', { noWait: true }));
      await book('+7 (912) 555-00-01', 2);
      expect(await work()).toEqual([]);
    };
    expect((await work()).map(([to]) => to)).toEqual(['+79125550001']);
    later(10);
    expect(await work()).toEqual([]);
  });

  it('is written to by somebody else when who was writing has died, and when the vendor is back', async () => {
    await book();
    await database.db.update(leads).set({ receiptLeasedUntil: new Date(now.getTime() + 60_000) });
    expect(await work()).toEqual([]);
    later(1);
    down = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_500' };
    await expect(work()).rejects.toThrow('unavailable http_500');
    down = undefined;
    expect((await work()).map(([to]) => to)).toEqual(['+79125550001']);
    expect(await work()).toEqual([]);
  });

  it('is written to once a day, with the recipient by name', async () => {
    await book();
    const receipt = ['+79125550001', 'Заявка № 1 принята. Ваши контакты получает Генплан. 127.0.0.1:3000'];
    expect(await work()).toEqual([receipt]);
    await book('+7 (912) 555-00-01', 2);
    expect(await work()).toEqual([]);
    later(24 * 60 + 1);
    await settleLead(as(await person('+79990000001', 'Анна')), { id: 1, result: 'AGREED' });
    await book();
    expect((await work()).filter(([to]) => to.startsWith('+'))).toHaveLength(1);
  });

  it('gets a letter where they gave an address', async () => {
    const visit = { address: '192.0.2.1', pageUrl: null };
    await submitComingSoonEmail(as(VISITOR), { email: 'maria@mail.example', agreement: true }, visit);
    expect((await work()).map(([to]) => to)).toEqual(['maria@mail.example']);
  });

  it.each([
    ['the operator wants no text messages', { leads: { reminderMinutes: 15, receipts: 'email' } }],
    ['half of the messages of the day are spent', { smsDailyBudget: 2 }],
  ])('gets none when %s', async (_, settings) => {
    await countCall(database.db, { name: 'sms', perDay: 2, now });
    await submitCallback(
      as(VISITOR),
      { phone: '+7 (912) 555-00-01', fullName: 'Мария', comment: '?', method: 'sms', agreement: true },
      { address: '192.0.2.1', pageUrl: null },
    );
    expect(await work(settings)).toEqual([]);
  });

  it('leaves no contact among the promises', async () => {
    await person('+79990000001', 'Анна');
    await book();
    expect(JSON.stringify(await database.db.select().from(outbox))).not.toMatch(/79125550|Мария/);
  });
});

it('a choice is kept, an unknown complex is refused, and who sees no leads has none', async () => {
  const anna = await person('+79990000001', 'Анна');
  await choose(anna, { email: 'anna@mail.example', complexIds: [2, 2], quietFrom: 22, quietTo: 8 });
  expect(await getLeadNotices(as(anna))).toMatchObject({
    choice: { email: 'anna@mail.example', complexIds: [2], quietFrom: 22, quietTo: 8, pace: 'AT_ONCE' },
    complexes: [{ id: 2, name: 'Река' }],
    hasChat: true,
  });
  await expect(choose(anna, { complexIds: [99] })).rejects.toMatchObject({ code: 'INVALID' });
  const broker = await person('+79990000002', 'Борис', 'MORTGAGE_BROKER');
  await expect(choose(broker, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(getLeadNotices(as(broker))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
