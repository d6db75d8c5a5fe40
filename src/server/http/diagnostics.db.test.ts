import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { insertSession } from '#db/queries/access/sessions.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { hashSessionToken } from '#services/access/session-token.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import { addDiagnostics } from './diagnostics.ts';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, 'answer');
  const ports = Object.fromEntries(
    ['sms', 'telegram', 'storage', 'places', 'objects', 'housing', 'routing'].map((name) => [
      name,
      { provider: 'test' },
    ]),
  );
  const context = testContext(database.db, {
    ports: { ...ports, leads: { platform: { provider: 'test' } } } as never,
  });
  app = fastify();
  await app.register(cookie);
  addDiagnostics(app, {
    env: { appEnv: 'testing', databaseUrl: 'postgres://u:secret@h/db' },
    clock: { now: () => TEST_NOW },
    database,
    catalogueIndex: null,
    ports: context.ports,
    serviceContext: (actor: Actor, requestId: string) => ({ ...context, actor, requestId }),
  } as unknown as Product);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await created.drop();
});

async function ask(group: Group | null) {
  if (group === null) return app.inject('/top-secret');
  const user = await ensureUser(
    database.db,
    `+7999000${group.length.toString().padStart(4, '0')}`,
    [group],
    TEST_NOW,
  );
  await insertSession(database.db, {
    tokenSha256: hashSessionToken(group),
    userId: user.id,
    userAgent: null,
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 60_000),
  });
  return app.inject({ url: '/top-secret', headers: { authorization: `Bearer ${group}` } });
}

it('tells a superadmin how the node is, and no secret', async () => {
  const answer = await ask('SUPERADMIN');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    appEnv: 'testing',
    now: TEST_NOW.toISOString(),
    database: { connections: { waiting: 0 } },
    searchIndex: null,
    providers: { sms: 'test', leads: 'test' },
  });
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it.each([null, 'USER', 'ADMIN'] as const)('does not exist for %s', async (group) => {
  expect((await ask(group)).statusCode).toBe(404);
});

it('serves GET alone', async () => {
  const answer = await app.inject({ method: 'POST', url: '/top-secret' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
