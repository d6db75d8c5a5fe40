import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { insertLead } from '#db/queries/lead/leads.ts';
import { auditEntries, clientPeople, companies, leadEvents, leads, widgetDays } from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { CallContext } from '../init.ts';
import { appRouter } from '../root.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: { mine: number; brought: number; platforms: number };
/** The key of `MINE`, that of nobody, and one of both clients. */
let keys: { mine: number; anybodys: number; both: number };
const people = {} as Record<'own' | 'other' | 'broker' | 'admin', UserActor>;
const MINE = 1;
const OTHERS = 2;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db
    .insert(companies)
    .values(['Свой', 'Чужой'].map((name) => ({ name, type: 'BANK' as const, createdAt: TEST_NOW })));
  people.own = await person('+79990000011', 'USER', MINE);
  people.other = await person('+79990000012', 'USER', OTHERS);
  people.broker = await person('+79990000013', 'MORTGAGE_BROKER', null);
  people.admin = await person('+79990000014', 'ADMIN', null);
  const lead = { kind: 'CALLBACK', details: {}, createdAt: TEST_NOW, comment: 'Тайное слово' } as const;
  const contacts = (ending: string) => ({
    name: `Мария${ending}`,
    phone: `+791255500${ending}`,
    email: `maria${ending}@mail.example`,
  });
  ids = {
    mine: await insertLead(db, {
      ...lead,
      ...contacts('01'),
      clientCompanyId: MINE,
      recipientCompanyId: MINE,
      recipientName: 'Свой',
    }),
    brought: await insertLead(db, { ...lead, ...contacts('02'), clientCompanyId: MINE }),
    platforms: await insertLead(db, { ...lead, ...contacts('03') }),
  };
  const make = async (description: string, companyIds: number[]) =>
    (await callerOf(people.admin).admin.apiKeys.create({ ...KEY, description, companyIds })).id;
  keys = {
    mine: await make('Тайное: свой', [MINE]),
    anybodys: await make('Тайное: ничей', []),
    both: await make('Тайное: общий', [MINE, OTHERS]),
  };
  const day = { clientCompanyId: MINE, keyId: keys.mine, day: '2026-11-20', shown: 5, counted: 2 };
  await db.insert(widgetDays).values({ ...day, page: 'bank.example/Тайное' });
}, 30_000);
afterAll(() => database.drop());

const KEY = { service: 'VITRINA' as const, permissions: ['VITRINA_BEGIN_MORTGAGE_FORM' as const] };

async function person(phone: string, group: Group, clientId: number | null): Promise<UserActor> {
  const { id } = await ensureUser(database.db, phone, [group], TEST_NOW, 'Сотрудник');
  if (clientId !== null) await database.db.insert(clientPeople).values({ userId: id, companyId: clientId });
  return { kind: 'user', id, phone, name: 'Сотрудник', groups: [group], clientId };
}

const logged = vi.fn();
function callerOf(actor: UserActor) {
  return appRouter.createCaller({
    services: testContext(database.db, { actor }),
    token: null,
    userAgent: null,
    clientAddress: '192.0.2.1',
    pageUrl: null,
    idempotencyKey: null,
    log: { warn: logged },
  } satisfies CallContext);
}

/** Calls a procedure with everything that may name the lead or the client `MINE`. */
async function callAll(actor: UserActor, path: string): Promise<string> {
  const caller = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], callerOf(actor));
  const inputs = [undefined, ...Object.values(ids), ...Object.values(keys)].map((id) => ({
    ...(typeof id === 'number' && { id }),
    clientId: MINE,
    companyId: MINE,
    keyId: 1,
    projectId: 1,
    days: 30,
    page: 1,
    text: '9125550',
    phone: '+7 (912) 555-00-01',
    result: 'DECLINED',
    reason: 'так',
    to: null,
    list: 'leads',
    key: { ...KEY, description: 'Взлом', companyIds: [OTHERS] },
  }));
  const calls = [...inputs, { id: MINE, text: '', page: 1 }, { text: 'Мария', page: 1 }].map((input) =>
    (caller as (input: unknown) => Promise<unknown>)(input).then(
      (answer) => JSON.stringify(answer) ?? '',
      (error) => `${error.message} ${JSON.stringify(error.cause ?? '')}`,
    ),
  );
  return (await Promise.all(calls)).join('\n');
}

const CONTACT = /125550|Мария|maria0|Тайное/;
const paths = Object.keys(appRouter._def.procedures);

describe.each(['broker', 'other'] as const)('%s', (who) => {
  it('sees no contact in any answer, error or log, and changes no lead', async () => {
    const { db } = database;
    const before = await db.select().from(leads).orderBy(leads.id);
    for (const path of paths)
      expect([path, CONTACT.exec(await callAll(people[who], path))]).toEqual([path, null]);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(CONTACT);
    expect(await db.select().from(leads).where(eq(leads.id, ids.mine))).toEqual([before[0]]);
    expect(await db.select().from(leadEvents)).toEqual([]);
    const edits = await db.select().from(auditEntries).where(ne(auditEntries.userId, people.admin.id));
    expect(JSON.stringify(edits)).not.toMatch(CONTACT);
  });
});

describe("a client's own person", () => {
  const desk = () => callerOf(people.own).admin.leads;

  it('reads what was given to the client, and of what its forms brought to others that it was brought', async () => {
    const { rows, client, counts } = await desk().list({ text: '', page: 1 });
    expect([client, counts.all]).toEqual(['Свой', 2]);
    expect(rows.map(({ id, name, phone, isMasked }) => [id, name, phone, isMasked])).toEqual([
      [ids.brought, null, null, true],
      [ids.mine, 'Мария01', '+79125550001', false],
    ]);
    const { lead, events } = await desk().get({ id: ids.mine });
    expect([lead.comment, events]).toEqual(['Тайное слово', []]);
  });

  it('finds nobody by a contact that was given to somebody else', async () => {
    for (const text of ['91255500', 'Мария', 'mail.example']) {
      const { rows, counts } = await desk().list({ text, page: 1 });
      expect([rows.map(({ id }) => id), counts.all]).toEqual([[ids.mine], 1]);
    }
    const { csv } = await callerOf(people.own).admin.console.exportList({ list: 'leads' });
    expect(csv).toContain('Мария01');
    expect(csv).not.toMatch(/Мария0[23]/);
  });

  it('works on it, and on nothing else, and erases nobody', async () => {
    await desk().take({ id: ids.mine });
    await desk().note({ id: ids.mine, text: 'После шести' });
    await desk().settle({ id: ids.mine, result: 'AGREED' });
    expect((await desk().get({ id: ids.mine })).events.map(({ kind }) => kind)).toEqual([
      'TAKEN',
      'NOTED',
      'SETTLED',
    ]);
    for (const id of [ids.brought, ids.platforms]) {
      await expect(desk().take({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(desk().get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(desk().erase({ id: ids.mine })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(desk().list({ text: '', page: 1, clientId: OTHERS })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is made and unmade by an administrator, and not of a company that is no client', async () => {
    const { users } = callerOf(people.admin).admin;
    const user = { name: 'Сотрудник', group: 'USER' as const };
    const clientOf = async () =>
      (await users.list({ text: '9990000012', page: 1 })).rows.map(({ client }) => client?.name ?? null);
    await users.update({ id: people.other.id, user });
    expect(await clientOf()).toEqual(['Чужой']);
    await users.update({ id: people.other.id, user: { ...user, clientId: null } });
    expect(await clientOf()).toEqual([null]);
    await expect(
      users.update({ id: people.other.id, user: { ...user, clientId: 99 } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(
      users.update({ id: people.admin.id, user: { name: 'Я', group: 'ADMIN', clientId: MINE } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

it("a client's own person is told of its figures, an administrator of everybody's, and nobody of others'", async () => {
  const figuresOf = (actor: UserActor, clientId: number) =>
    callerOf(actor).admin.figures.get({ clientId, days: 7 });
  for (const actor of [people.own, people.admin]) {
    const { client, total, pages } = await figuresOf(actor, MINE);
    expect([client, total.shown, pages[0]?.page]).toEqual(['Свой', 5, 'bank.example/Тайное']);
  }
  await expect(figuresOf(people.own, OTHERS)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(figuresOf(people.other, MINE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(figuresOf(people.broker, MINE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(figuresOf(people.admin, 99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe("a client's own person and keys", () => {
  const desk = () => callerOf(people.own).admin.apiKeys;
  const description = 'Сайт банка';

  it('sees those of the client alone', async () => {
    const { rows, total } = await desk().list({ text: '', page: 1 });
    expect([rows.map(({ id }) => id), total]).toEqual([[keys.mine], 1]);
    for (const id of [keys.anybodys, keys.both]) {
      await expect(desk().get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(desk().revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(desk().update({ id, key: { ...KEY, description } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    for (const suggest of [desk().companies, desk().projects]) {
      await expect(suggest({ text: '' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('makes one for the client alone, without rights, and changes where it works and how it looks', async () => {
    const { id } = await desk().create({ ...KEY, description, companyIds: [OTHERS], projectIds: [7] });
    const made = (await desk().get({ id })).key;
    expect([made.companies.map((company) => company.id), made.projects, made.permissions]).toEqual([
      [MINE],
      [],
      [],
    ]);
    const baseUrls = ['https://bank.example'];
    await desk().update({ id, key: { ...KEY, description, baseUrls, companyIds: [] } });
    const changed = (await desk().get({ id })).key;
    expect([changed.baseUrls, changed.companies.length, changed.permissions]).toEqual([baseUrls, 1, []]);
    await desk().revoke({ id });
    const audited = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, people.own.id));
    expect(
      audited.filter((entry) => entry.entity === 'apiKey' && entry.entityId === String(id)),
    ).toHaveLength(3);
  });

  it('keeps what the platform granted', async () => {
    await desk().update({ id: keys.mine, key: { service: 'IPO_CALC', description } });
    const { service, permissions } = (await desk().get({ id: keys.mine })).key;
    expect([service, permissions]).toEqual(['VITRINA', KEY.permissions]);
  });
});
