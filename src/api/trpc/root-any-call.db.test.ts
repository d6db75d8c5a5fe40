import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { users } from '#db/schema/index.ts';
import type { Actor } from '#domain/access/actor.ts';
import { anyInput } from '#tests/any-input.ts';
import { createTestDatabase } from '#tests/database.ts';
import { DEMO_FEEDS } from '../../../demo/feeds.ts';
import { parseEnv } from '../../server/env.ts';
import { openProduct, type Product } from '../../server/product.ts';
import { seedInstallation } from '../../server/seed-installation.ts';
import type { CallContext } from './init.ts';
import { appRouter } from './root.ts';

/** A few seconds in all. Forms of many fields take thousands to get through; then only the seed is another one. */
const CALLS = 24;
const SEED = 20_261_128;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let product: Product;
let callers: Actor[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-calls-'));
  const env = { APP_ENV: 'local', DEMO_CATALOGUE: 'small', LOG_LEVEL: 'silent', RATE_LIMITS: 'relaxed' };
  product = await openProduct(parseEnv({ ...env, DATABASE_URL: database.url, DATA_DIR: dataDir }), 'command');
  await seedInstallation(product, DEMO_FEEDS);
  const people = await product.work.db.select().from(users).orderBy(users.id);
  callers = people.map(({ id, phone, name, groups }) => {
    return { kind: 'user', id, phone, name, groups, clientId: null };
  });
  callers.push({ kind: 'visitor' });
});
afterAll(async () => {
  await product.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>,
  // It raises what it is asked to.
).filter(([path]) => path !== 'dev.raise');

it.each(procedures)('%s meets no error of ours whatever it is asked', async (path, { _def }) => {
  const input = fc.tuple(..._def.inputs.map(anyInput)).map((parts) => Object.assign({}, ...parts));
  const asked = fc.sample(input, { numRuns: CALLS, seed: SEED });
  for (const [at, one] of asked.entries()) {
    // The first may do everything, so half of the calls get past the doors.
    const actor = callers[at % 2 === 0 ? 0 : at % callers.length]!;
    const error = await call(path, actor, one).then(
      () => null,
      (error) => error,
    );
    if (error && error.code !== 'INTERNAL_SERVER_ERROR' && error.code !== undefined) continue;
    expect(error && [error.cause ?? error, one]).toBeNull();
  }
});

async function call(path: string, actor: Actor, input: unknown): Promise<unknown> {
  const context: CallContext = {
    services: product.serviceContext(actor, 'test'),
    token: null,
    userAgent: null,
    clientAddress: '192.0.2.1',
    pageUrl: null,
    idempotencyKey: null,
    setSessionCookie: () => {},
    log: { warn: () => {} },
    readOutbox: async () => [],
  };
  const procedure = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      appRouter.createCaller(context),
    );
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}
