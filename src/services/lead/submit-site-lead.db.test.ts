import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leads, outbox } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { submitCallback } from './submit-site-lead.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('what a tab sends again with the same words is one lead, and with others another', async () => {
  const { db } = database;
  const ask = (phone: string, repetitionKey: string | null, page = '1') =>
    submitCallback(
      testContext(db, { actor: VISITOR }),
      { fullName: 'Анна', comment: '?', method: 'call', agreement: true, phone },
      { address: '127.0.0.1', pageUrl: `https://site.example/${page}`, repetitionKey },
    );
  const [one, other] = ['+7 (999) 123-45-67', '+7 (999) 123-45-68'] as const;
  await Promise.all(Array.from({ length: 20 }, () => ask(one, 'tab')));
  expect(await db.$count(leads)).toBe(1);
  expect(await db.$count(outbox, eq(outbox.topic, 'deliver-lead'))).toBe(1);
  await ask(other, 'tab');
  await ask(one, 'another tab'.repeat(100));
  await ask(one, 'tab', '2');
  await ask(one, null);
  await ask(one, null);
  expect(await db.$count(leads)).toBe(6);
});
