import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#domain/access/actor.ts';
import { type FakeServer, startFakeServer } from '#integrations/http/fake-server.ts';
import { httpSiteLooks } from '#integrations/widget/http.ts';
import { openThreads } from '#integrations/worker/threads.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { ServiceContext } from '../context.ts';
import { readSiteLook } from './read-site-look.ts';

const workers = openThreads();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: FakeServer;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await startFakeServer(({ url }, response) => {
    if (url !== '/') response.writeHead(404).end();
    else response.writeHead(200).end('<style>a{color:#123456}</style>');
  });
});
afterAll(async () => {
  await Promise.all([site.close(), workers.close(), database.drop()]);
});

const keeper: UserActor = { kind: 'user', id: 7, groups: ['ADMIN'], name: 'Анна', phone: '+79990000000' };
const limited: string[] = [];
const as = (actor: ServiceContext['actor']) =>
  testContext(database.db, {
    actor,
    ports: {
      sites: httpSiteLooks({ now: () => TEST_NOW, allowHosts: [site.listed] }, workers),
      limiter: { consume: async (name, key) => void limited.push(`${name} ${key}`) },
    },
  });

describe('the look of a site', () => {
  it('is told to who keeps keys, and counted by person', async () => {
    const look = await readSiteLook(as(keeper), `${site.origin}/`);
    expect(look.finds).toContainEqual({ role: 'link', value: '#123456', where: 'a' });
    expect(limited).toEqual(['siteLook person 7']);
  });

  it.each([
    ['/gone', /нет \(404\)/],
    ['https://10.0.0.7/', /внутреннюю сеть/],
  ])('of %s is refused in words at its field', async (path, words) => {
    const url = path.startsWith('/') ? site.origin + path : path;
    await expect(readSiteLook(as(keeper), url)).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['url'], message: expect.stringMatching(words) }] },
    });
  });

  it('is told to nobody else, and no site is asked', async () => {
    site.calls.length = 0;
    const reader: UserActor = { ...keeper, groups: ['MORTGAGE_BROKER'] };
    await expect(readSiteLook(as({ kind: 'visitor' }), site.origin)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(readSiteLook(as(reader), site.origin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(site.calls).toEqual([]);
  });
});
