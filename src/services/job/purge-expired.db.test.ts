import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '#db/queries/job/outbox.ts';
import { insertLead } from '#db/queries/lead/leads.ts';
import { countClientError } from '#db/queries/maintenance/client-errors.ts';
import {
  apiKeys,
  auditEntries,
  clientErrors,
  companies,
  feedRuns,
  feeds,
  leads,
  maintenanceRuns,
  mortgageApplicationDocuments,
  mortgageApplicationMoves,
  mortgageApplications,
  outbox,
  rateLimits,
  sessions,
  signInCodes,
  uploads,
  users,
  widgetDays,
} from '#db/schema/index.ts';
import { KEPT_DAYS } from '#domain/maintenance/kept-days.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { purgeExpired } from './purge-expired.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'genplan-purge-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const SIGNAL = new AbortController().signal;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

it('forgets the expired and keeps the rest', async () => {
  const { db } = database;
  const [user] = await db
    .insert(users)
    .values({ phone: '+79990000001', groups: ['USER'], createdAt: daysAgo(40) })
    .returning();
  for (const [days, token] of [
    [31, 'old'],
    [29, 'fresh'],
  ] as const) {
    const createdAt = daysAgo(days);
    const expiresAt = new Date(createdAt.getTime() + 30 * DAY_MS);
    await db
      .insert(sessions)
      .values({ userId: user!.id, tokenSha256: Buffer.from(token), createdAt, expiresAt });
    await enqueue(db, token, {}, { now: createdAt });
  }
  await db.update(outbox).set({ doneAt: outbox.createdAt });
  await enqueue(db, 'open', {}, { now: daysAgo(90) });
  for (const [hours, phone] of [
    [25, 'old'],
    [23, 'fresh'],
  ] as const) {
    const createdAt = daysAgo(hours / 24);
    const secret = Buffer.from('x');
    await db
      .insert(signInCodes)
      .values({ phone, salt: secret, hash: secret, createdAt, expiresAt: createdAt });
    await db.insert(rateLimits).values({ key: phone, expire: createdAt.getTime() });
  }
  for (const [days, message] of [
    [31, 'old'],
    [29, 'fresh'],
  ] as const) {
    const error = { kindSha1: message, release: '1', message, stack: '', page: null, browser: null };
    await countClientError(db, error, daysAgo(days));
    await db.insert(maintenanceRuns).values({ task: 'rates', askedAt: daysAgo(days * 3), error: message });
  }

  const ctx = testContext(db, { ports: { storage: diskStore({ directory, now: () => TEST_NOW }) } });
  expect(await purgeExpired(ctx, SIGNAL)).toBe(6);

  expect((await db.select().from(sessions)).map((row) => row.tokenSha256.toString())).toEqual(['fresh']);
  expect((await db.select().from(signInCodes)).map((row) => row.phone)).toEqual(['fresh']);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['fresh']);
  expect((await db.select().from(clientErrors)).map((row) => row.message)).toEqual(['fresh']);
  expect((await db.select().from(maintenanceRuns)).map((row) => row.error)).toEqual(['fresh']);
  expect((await db.select().from(outbox)).map((row) => row.topic).sort()).toEqual(['fresh', 'open']);
});

it('keeps what the operator said, in days', async () => {
  const { db } = database;
  const kept = { AUDIT: 10, FEED_RUNS: 20 };
  const ages = [9, 11, 19, 21];
  await db
    .insert(auditEntries)
    .values(ages.map((days) => ({ at: daysAgo(days), entity: 'flat', entityId: `${days}`, after: {} })));
  const [company] = await db
    .insert(companies)
    .values({ name: '«Гранит»', type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning();
  const [feed] = await db
    .insert(feeds)
    .values({ name: 'Гранит', clientCompanyId: company!.id, source: 'файл', createdAt: TEST_NOW })
    .returning();
  const run = { feedId: feed!.id, source: 'файл' };
  await db.insert(feedRuns).values([
    { ...run, status: 'applied', startedAt: daysAgo(50) },
    { ...run, status: 'held', startedAt: daysAgo(40) },
    { ...run, status: 'failed', startedAt: daysAgo(30) },
    { ...run, feedId: null, status: 'failed', startedAt: daysAgo(21) },
    { ...run, feedId: null, status: 'failed', startedAt: daysAgo(19) },
  ]);
  const base = testContext(db, { ports: { storage: diskStore({ directory, now: () => TEST_NOW }) } });
  const settings = { ...base.settings, keptDays: { ...KEPT_DAYS, ...kept } };
  await purgeExpired({ ...base, settings }, SIGNAL);
  expect((await db.select().from(auditEntries)).map(({ entityId }) => entityId)).toEqual(['9']);
  // The newest run that was read stays with what came after it.
  const ageOf = (at: Date) => Math.round((TEST_NOW.getTime() - at.getTime()) / DAY_MS);
  expect((await db.select().from(feedRuns)).map(({ startedAt }) => ageOf(startedAt)).sort()).toEqual([
    19, 30, 40,
  ]);
});

it('forgets drafts nobody touched, documents of nothing and bytes of no row', async () => {
  const { db } = database;
  const storage = diskStore({ directory, now: () => TEST_NOW });
  const [user] = await db
    .insert(users)
    .values({ phone: '+79990000009', groups: ['USER'], createdAt: daysAgo(400) })
    .returning();
  const uuidOf = (n: number) => `11111111-1111-4111-8111-11111111111${n}`;
  const file = { extension: 'pdf', type: 'application/pdf', size: 9, sha256: 'x', userId: user!.id };
  const [paper, touched] = await db
    .insert(uploads)
    .values([
      { ...file, uuid: uuidOf(1), name: 'Черновик', isPublic: false, uploadedAt: daysAgo(390) },
      { ...file, uuid: uuidOf(2), name: 'Живая заявка', isPublic: false, uploadedAt: daysAgo(390) },
      { ...file, uuid: uuidOf(3), name: 'Ничей', isPublic: false, uploadedAt: daysAgo(31) },
      { ...file, uuid: uuidOf(4), name: 'Свежий', isPublic: false, uploadedAt: daysAgo(29) },
      { ...file, uuid: uuidOf(5), name: 'Логотип', isPublic: true, uploadedAt: daysAgo(390) },
    ])
    .returning();
  const form = { userId: user!.id, surname: 'И', name: 'М', phone: '+79990000009', brandName: 'Б' };
  const broker = { brokerSurname: 'К', brokerName: 'А', brokerPhone: '+79990000003' };
  const drafts = [366, 380, 380].map((days, at) => ({
    ...form,
    ...broker,
    status: at === 2 ? ('SENT_TO_BROKER' as const) : ('DRAFT' as const),
    dealUrl: `https://sdelka.example/${at}`,
    createdAt: daysAgo(days),
  }));
  const [old, alive] = await db.insert(mortgageApplications).values(drafts).returning();
  await db
    .insert(mortgageApplicationMoves)
    .values({ applicationId: alive!.id, toStatus: 'DRAFT', movedAt: daysAgo(10) });
  await db.insert(mortgageApplicationDocuments).values([
    { applicationId: old!.id, uploadId: paper!.id, addedAt: daysAgo(366) },
    { applicationId: alive!.id, uploadId: touched!.id, addedAt: daysAgo(366) },
  ]);
  const lost = [`private/upload-${uuidOf(8)}`, `private/feed-${uuidOf(9)}.xml`];
  const foreign = ['private/installation.txt', 'public/logo.png', `public/${'a'.repeat(64)}.webp`];
  const owned = [`public/upload-${uuidOf(5)}`];
  const keep = async (key: string, at: Date) => {
    await storage.put(key, Buffer.from('x'), { type: 'a/b' });
    await utimes(join(directory, 'data', key), at, at);
  };
  for (const key of [...lost, ...foreign, ...owned]) await keep(key, daysAgo(31));
  // Bytes come before their row, so fresh ones may still get theirs.
  const fresh = `private/upload-${uuidOf(7)}`;
  await keep(fresh, daysAgo(29));

  await purgeExpired(testContext(db, { ports: { storage } }), SIGNAL);

  expect((await db.select().from(mortgageApplications)).map(({ dealUrl }) => dealUrl.at(-1))).toEqual([
    '1',
    '2',
  ]);
  expect((await db.select().from(uploads)).map(({ name }) => name).sort()).toEqual([
    'Живая заявка',
    'Логотип',
    'Свежий',
  ]);
  const promised = await db.select().from(outbox).where(eq(outbox.topic, 'forget-blob'));
  expect(promised.map(({ payload }) => (payload as { key: string }).key).sort()).toEqual([
    `private/upload-${uuidOf(1)}`,
    `private/upload-${uuidOf(3)}`,
  ]);
  const left: string[] = [];
  for await (const key of storage.keys()) left.push(key);
  expect(left.sort()).toEqual([...foreign, ...owned, fresh].sort());
});

it('forgets people behind leads when their time is over, and no lead', async () => {
  const { db } = database;
  const leave = (days: number) =>
    insertLead(db, {
      kind: 'CALLBACK',
      name: 'Давняя',
      phone: '+79125550505',
      comment: 'Давно',
      details: { method: 'sms' },
      createdAt: daysAgo(days),
    });
  const old = await leave(KEPT_DAYS.LEADS + 1);
  const young = await leave(KEPT_DAYS.LEADS - 1);
  await purgeExpired(
    testContext(db, { ports: { storage: diskStore({ directory, now: () => TEST_NOW }) } }),
    SIGNAL,
  );
  const rows = await db.select().from(leads).orderBy(asc(leads.id));
  expect(rows.map(({ id, name, phone, comment, details }) => [id, name, phone, comment, details])).toEqual([
    [old, null, null, null, { method: 'sms' }],
    [young, 'Давняя', '+79125550505', 'Давно', { method: 'sms' }],
  ]);
});

it('forgets old figures of widgets', async () => {
  const { db } = database;
  const createdAt = TEST_NOW;
  const [company] = await db.insert(companies).values({ name: 'Банк', type: 'BANK', createdAt }).returning();
  const [key] = await db
    .insert(apiKeys)
    .values({
      keySha256: Buffer.alloc(32),
      keyEnding: 'abcd',
      service: 'IPO_CALC',
      description: 'Сайт',
      createdAt,
    })
    .returning();
  const day = { clientCompanyId: company!.id, keyId: key!.id, page: 'bank.example', shown: 1, counted: 0 };
  await db.insert(widgetDays).values([
    { ...day, day: '2023-11-20' },
    { ...day, day: '2023-11-21' },
  ]);
  const storage = diskStore({ directory, now: () => TEST_NOW });
  await purgeExpired(testContext(db, { ports: { storage } }), SIGNAL);
  expect((await db.select().from(widgetDays)).map((row) => row.day)).toEqual(['2023-11-21']);
});
