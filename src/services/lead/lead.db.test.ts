import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WidgetApplicationInput } from '#contract/lead.ts';
import { saveClientOf } from '#db/queries/access/client-people.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { companies, complexes, leadDestinations, leads, outbox } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { LeadAddress, LeadEnvelope, LeadSink } from '#integrations/lead/port.ts';
import type { Fail } from '#integrations/result.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createLegalDoc } from '../legal-doc/create-legal-doc.ts';
import { WHOLE_SCOPE } from '../mortgage/offer-scope.ts';
import { loadWidgetPage } from '../widget/load-widget-page.ts';
import { widgetOf } from '../widget/open-widget.ts';
import { deliverLead, sweepWaitingLeads } from './deliver-lead.ts';
import { listLeads } from './list-leads.ts';
import { sendLeadAgain } from './send-lead-again.ts';
import { sendLeadReceipt } from './send-lead-receipt.ts';
import { setLeadDestination } from './set-lead-destination.ts';
import {
  submitBookingLead,
  submitCallback,
  submitComingSoonEmail,
  submitRegistrationLead,
} from './submit-site-lead.ts';
import { submitWidgetApplication } from './submit-widget-application.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let received: LeadEnvelope[];
let opened: LeadAddress[];
/** Fails the delivery of a lead by the name in it; undefined lets the lead through. */
let fails: (name: string) => Fail | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  received = [];
  opened = [];
  fails = () => undefined;
});
afterEach(() => database.drop());

const signal = new AbortController().signal;
const DOWN: Fail = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_500' };
const BAD_LEAD: Fail = { ok: false, kind: 'rejected', retryable: false, providerCode: 'http_422' };
const BAD_KEY: Fail = { ok: false, kind: 'auth', retryable: false, providerCode: 'http_401' };

const sink: LeadSink = {
  provider: 'test',
  maxPerSecond: Number.POSITIVE_INFINITY,
  async deliver(lead) {
    received.push(lead);
    const fail = fails(lead.name!);
    return fail ?? { ok: true, value: { externalId: `crm-${lead.id}` }, source: 'live', asOf: TEST_NOW };
  },
};

function context(overrides: Parameters<typeof testContext>[1] = {}) {
  const open = (address: LeadAddress) => {
    opened.push(address);
    return sink;
  };
  return testContext(database.db, { ports: { leads: { platform: sink, open } }, ...overrides });
}

const application = (name: string) => ({
  phone: '+7 (999) 123-45-67',
  name,
  amount: 10_500_000,
  price: 15_000_000,
  interest: 0.065,
  years: 20,
  initialPayment: 0.3,
  agreement: true as const,
});
const send = (lead: WidgetApplicationInput, companyIds: number[], key: string | null = null) =>
  submitWidgetApplication(context(), lead, {
    widget: { keyId: 1, scope: { ...WHOLE_SCOPE, companyIds } },
    repetitionKey: key,
    clientAddress: '192.0.2.1',
  });
const apply = (name: string, key?: string, clientCompanyId: number | null = null) =>
  send(application(name), clientCompanyId === null ? [] : [clientCompanyId], key);
const stored = () => database.db.select().from(leads).orderBy(asc(leads.id));
const sendAll = () => sweepWaitingLeads(context(), signal);
const names = () => received.map(({ name }) => name);
const states = async () => (await stored()).map(({ state }) => state);

describe('a lead', () => {
  it('is stored with its consent and the promise to deliver it, whatever the destination does', async () => {
    await createLegalDoc(context(), { tag: 'Обработка персональных данных', text: 'Текст' });
    await apply('Анна');
    expect(await stored()).toMatchObject([
      {
        kind: 'WIDGET_APPLICATION',
        phone: '+79991234567',
        details: {
          amount: '10500000',
          price: '15000000',
          interest: '0.065',
          years: '20',
          initialPayment: '0.3',
        },
        consentVersionId: 1,
        state: 'WAITING',
        createdAt: TEST_NOW,
      },
    ]);
    expect(await database.db.select().from(outbox)).toMatchObject([
      { topic: 'deliver-lead', payload: { leadId: 1 } },
      { topic: 'send-lead-receipt', payload: { leadId: 1 } },
    ]);
    expect(received).toEqual([]);
  });

  it('of a form keeps who sent it and from where', async () => {
    await database.db
      .insert(companies)
      .values({ name: 'Застройщик', type: 'DEVELOPER', createdAt: TEST_NOW });
    await database.db.insert(complexes).values({ developerCompanyId: 1, name: 'Лес', createdAt: TEST_NOW });
    const input = {
      name: 'Анна',
      phone: '+7 (999) 123-45-67',
      complexId: 1,
      isFromListing: true,
    } as const;
    await submitBookingLead(context({ actor: VISITOR }), input, {
      address: '127.0.0.1',
      pageUrl: 'https://site.example/complex/1',
    });
    expect(await stored()).toMatchObject([
      {
        details: { complexId: 1, isFromListing: true },
        pageUrl: 'https://site.example/complex/1',
        userId: null,
        recipientCompanyId: null,
        recipientName: 'Генплан',
      },
    ]);
  });

  it.each([
    ['ComplexId', { complexId: 5 }],
    ['CountryId', { countryId: 5 }],
  ])('names a %s that exists', async (field, about) => {
    const input = { name: 'Анна', phone: '+7 (999) 123-45-67', isFromListing: false, ...about };
    const booking = submitBookingLead(context({ actor: VISITOR }), input, {
      address: '127.0.0.1',
      pageUrl: null,
    });
    await expect(booking).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: [field] }] },
    });
    expect(await stored()).toEqual([]);
  });

  it('names an offer that the widget shows', async () => {
    const lead = { ...application('Анна'), offer: 'gone' };
    await expect(send(lead, [])).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['offer'] }] },
    });
    expect(await stored()).toEqual([]);
  });

  it('is one for fifty equal calls at once, and another body under its key is a conflict', async () => {
    await Promise.all(Array.from({ length: 50 }, () => apply('Анна', 'key')));
    await expect(apply('Борис', 'key')).rejects.toMatchObject({ code: 'CONFLICT' });
    await apply('Борис', 'other key');
    expect((await stored()).map(({ name }) => name)).toEqual(['Анна', 'Борис']);
    await expect(apply('Вера', 'k'.repeat(256))).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('delivery', () => {
  it('sends in order and once, whichever promise comes first', async () => {
    for (const name of ['Анна', 'Борис', 'Вера']) await apply(name);
    await deliverLead(context(), 3, signal);
    await Promise.all([1, 2, 3].map((leadId) => deliverLead(context(), leadId, signal)));
    expect(names()).toEqual(['Анна', 'Борис', 'Вера']);
    expect(await stored()).toMatchObject([
      { state: 'DELIVERED', externalId: 'crm-1', settledAt: TEST_NOW },
      {},
      {},
    ]);
  });

  it('puts a lead aside that the destination cannot take, and sends it again when told', async () => {
    for (const name of ['Анна', 'Борис']) await apply(name);
    fails = (name) => (name === 'Анна' ? BAD_LEAD : undefined);
    await sendAll();
    expect(await states()).toEqual(['REFUSED', 'DELIVERED']);
    expect(await listLeads(context(), { state: 'REFUSED' })).toMatchObject([
      { lastError: 'rejected http_422' },
    ]);
    fails = () => undefined;
    await sendLeadAgain(context(), { id: 1 });
    await sendAll();
    expect(await states()).toEqual(['DELIVERED', 'DELIVERED']);
    await expect(sendLeadAgain(context(), { id: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits while the destination is down: two tries tell that, and no lead is given up', async () => {
    for (const name of ['Анна', 'Борис', 'Вера']) await apply(name);
    fails = () => DOWN;
    for (let day = 0; day < 10; day += 1) await sendAll();
    expect(await states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(received).toHaveLength(20);
    await expect(deliverLead(context(), 1, signal)).rejects.toThrow('unavailable http_500');
    fails = () => undefined;
    received = [];
    await sendAll();
    expect(names()).toEqual(['Анна', 'Борис', 'Вера']);
    expect(received.map(({ mayBeThere }) => mayBeThere)).toEqual([true, true, false]);
  });

  it('asks once when the key is wrong: no other lead would pass', async () => {
    for (const name of ['Анна', 'Борис']) await apply(name);
    fails = () => BAD_KEY;
    await sendAll();
    expect([names(), await states()]).toEqual([['Анна'], ['WAITING', 'WAITING']]);
  });

  it('passes over a lead that breaks the destination, and gives it up when seven others have passed', async () => {
    await apply('Яд');
    fails = (name) => (name === 'Яд' ? DOWN : undefined);
    for (let round = 1; round <= 7; round += 1) {
      expect((await states())[0]).toBe('WAITING');
      await apply(`Гость ${round}`);
      await sendAll();
    }
    expect(await states()).toEqual(['REFUSED', ...Array(7).fill('DELIVERED')]);
  });
});

describe('a client', () => {
  beforeEach(async () => {
    await database.db.insert(companies).values({ name: 'Банк', type: 'BANK', createdAt: TEST_NOW });
  });
  const address = { provider: 'webhook', url: 'https://bank.example/hook', key: 'secret' } as const;

  it('gets its leads at its own address, sealed in the database', async () => {
    await setLeadDestination(context(), { client: 'Банк', address });
    await apply('Анна', undefined, 1);
    await sendAll();
    expect([opened, await states()]).toEqual([[address], ['DELIVERED']]);
    expect(await database.db.select().from(leadDestinations)).toMatchObject([
      { sealedUrl: 'sealed https://bank.example/hook', sealedKey: 'sealed secret' },
    ]);
  });

  it('without one leaves its leads to the platform', async () => {
    await apply('Анна', undefined, 1);
    await sendAll();
    expect(opened).toEqual([]);
    expect(await stored()).toMatchObject([
      { state: 'DELIVERED', clientCompanyId: 1, recipientCompanyId: null, recipientName: 'Генплан' },
    ]);
  });

  it('whose destination is taken away keeps the leads that people gave to it', async () => {
    await setLeadDestination(context(), { client: 'Банк', address });
    await apply('Анна', undefined, 1);
    await setLeadDestination(context(), { client: 'Банк', address: null });
    await apply('Борис', undefined, 1);
    await sendAll();
    expect([opened, names(), await states()]).toEqual([[], ['Борис'], ['WAITING', 'DELIVERED']]);
    await setLeadDestination(context(), { client: 'Банк', address });
    await sendAll();
    expect([opened, names(), await states()]).toEqual([
      [address],
      ['Борис', 'Анна'],
      ['DELIVERED', 'DELIVERED'],
    ]);
  });

  it.each([
    [{ client: 'Нет', address }, 'NOT_FOUND'],
    [{ client: 'Банк', address: { ...address, url: 'ftp://bank.example' } }, 'INVALID'],
    [{ client: 'Банк', address: { ...address, key: null } }, 'INVALID'],
  ])('is refused %j', async (input, code) => {
    await expect(setLeadDestination(context(), input)).rejects.toMatchObject({ code });
  });

  it('that is down holds up nobody else', async () => {
    await setLeadDestination(context(), { client: 'Банк', address });
    await apply('Анна', undefined, 1);
    await apply('Борис');
    fails = (name) => (name === 'Анна' ? DOWN : undefined);
    await sendAll();
    expect(await states()).toEqual(['WAITING', 'DELIVERED']);
  });
});

describe('the recipient', () => {
  const addressOf = (client: string) =>
    ({ provider: 'webhook', url: `https://${client.toLowerCase()}.example/`, key: 'secret' }) as const;
  const ways = ['nothing', 'a CRM', 'people'] as const;
  const configurations = ways.flatMap((first) => ways.map((second) => [first, second] as const));
  const clients = ['First', 'Second'];
  const visit = { address: '192.0.2.1', pageUrl: null };
  const person = { agreement: true, phone: '+7 (999) 123-45-67' } as const;
  const agreed = { ...person, name: 'Анна', email: 'anna@mail.example' } as const;

  it.each(configurations)(
    'of every kind is the same on the page, in the consent, in the letter and of the delivery: %s, %s',
    async (...has) => {
      const { db } = database;
      const sinkOf = (name: string): LeadSink => ({
        ...sink,
        deliver: async ({ id }) => ({
          ok: true,
          value: { externalId: `${name} ${id}` },
          source: 'live',
          asOf: TEST_NOW,
        }),
      });
      const letters: string[] = [];
      const send = async ({ text }: { text: string }) => {
        letters.push(text);
        const value = { messageId: '1', provider: 'test', providerId: '1' };
        return { ok: true, value, source: 'live', asOf: TEST_NOW } as const;
      };
      const ctx = context({
        actor: VISITOR,
        ports: {
          leads: { platform: sinkOf('Генплан'), open: ({ url }) => sinkOf(url) },
          sms: { provider: 'test', send },
          email: { provider: 'test', send },
        },
      });
      for (const [index, name] of clients.entries()) {
        await db.insert(companies).values({ name, type: 'DEVELOPER', createdAt: TEST_NOW });
        if (has[index] === 'a CRM')
          await setLeadDestination(context(), { client: name, address: addressOf(name) });
        if (has[index] !== 'people') continue;
        const { id: userId } = await ensureUser(db, `+7999000000${index}`, ['USER'], TEST_NOW);
        await saveClientOf(db, userId, index + 1);
      }
      const expected: string[] = [];
      for (const companyIds of [[], [1], [2], [1, 2]]) {
        const access = { id: 1, service: 'IPO_CALC', config: {}, baseUrls: [] } as const;
        const widget = widgetOf({ ...access, ...WHOLE_SCOPE, companyIds });
        const around = { key: 'key', isFramed: false, pageUrl: null, host: null };
        const page = await loadWidgetPage(ctx, widget, around);
        const [only, another] = companyIds;
        const isReached = only !== undefined && another === undefined && has[only - 1] !== 'nothing';
        expected.push(isReached ? clients[only - 1]! : 'Генплан');
        expect(page.recipient).toBe(expected.at(-1));
        const sender = { widget, repetitionKey: null, clientAddress: visit.address };
        // Each visitor has a phone of their own, for a phone is written to once a day.
        const lead = { ...application('Анна'), phone: `+7 (999) 123-45-6${expected.length}` };
        await submitWidgetApplication(ctx, { ...lead, recipient: page.recipient }, sender);
      }
      await submitComingSoonEmail(ctx, agreed, visit);
      await submitRegistrationLead(ctx, { ...agreed, email: 'vera@mail.example' }, visit);
      await submitCallback(
        ctx,
        { ...person, phone: '+7 (999) 123-45-60', fullName: 'Анна', comment: '?', method: 'call' },
        visit,
      );
      expected.push('Генплан', 'Генплан', 'Генплан');

      await sweepWaitingLeads(ctx, signal);
      const rows = await stored();
      expect(rows.map(({ recipientName }) => recipientName)).toEqual(expected);
      for (const { id, recipientName, externalId } of rows) {
        const at = clients.indexOf(recipientName);
        const way =
          at === -1
            ? `Генплан ${id}`
            : has[at] === 'people'
              ? `${id}`
              : `${addressOf(recipientName).url} ${id}`;
        expect([id, externalId]).toEqual([id, way]);
        letters.length = 0;
        await sendLeadReceipt(ctx, { leadId: id }, signal);
        expect(letters.join()).toContain(`Ваши контакты получает ${recipientName}.`);
      }
    },
  );

  it('that changed since the page was read is told, and nothing is stored', async () => {
    await database.db.insert(companies).values({ name: 'First', type: 'DEVELOPER', createdAt: TEST_NOW });
    await setLeadDestination(context(), { client: 'First', address: addressOf('First') });
    await expect(send({ ...application('Анна'), recipient: 'Генплан' }, [1])).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Теперь заявку получит: First. Отправьте ещё раз, если согласны',
    });
    expect(await stored()).toEqual([]);
  });
});
