import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '#db/queries/job/outbox.ts';
import { countClientError } from '#db/queries/maintenance/client-errors.ts';
import {
  clientErrors,
  maintenanceRuns,
  outbox,
  rateLimits,
  sessions,
  signInCodes,
  users,
} from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { purgeExpired } from './purge-expired.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

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

  await purgeExpired(testContext(db));

  expect((await db.select().from(sessions)).map((row) => row.tokenSha256.toString())).toEqual(['fresh']);
  expect((await db.select().from(signInCodes)).map((row) => row.phone)).toEqual(['fresh']);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['fresh']);
  expect((await db.select().from(clientErrors)).map((row) => row.message)).toEqual(['fresh']);
  expect((await db.select().from(maintenanceRuns)).map((row) => row.error)).toEqual(['fresh']);
  expect((await db.select().from(outbox)).map((row) => row.topic).sort()).toEqual(['fresh', 'open']);
});
