import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from '#search/snapshot.ts';
import { VERSION } from '../version.ts';
import { addHealth } from './health.ts';

const SNAPSHOT = { version: '10:20:' } as Snapshot;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function openHealth(changes: { role?: 'all' | 'web' | 'worker'; searchIndex?: 'on' | 'off' } = {}) {
  const pool = { query: vi.fn(async () => ({ rows: [] as unknown[] })), waitingCount: 0 };
  const product = {
    env: { role: 'web', searchIndex: 'on', ...changes },
    state: { isDraining: false },
    catalogueIndex: { current: SNAPSHOT as Snapshot | null },
    database: { pool },
    work: { pool },
  };
  const app = fastify();
  addHealth(app, product as unknown as Parameters<typeof addHealth>[1]);
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { code: statusCode, ...JSON.parse(body) };
  };
  return { product, pool, ask };
}

it('a node is ready with the database gone, since its own page about it is better than none', async () => {
  const { pool, ask } = openHealth();
  pool.query.mockRejectedValue(new Error('gone'));
  expect(await ask('/health/ready')).toEqual({ code: 200, status: 'ready', role: 'web', version: VERSION });
  expect(pool.query).not.toHaveBeenCalled();
  expect(await ask('/health/deep')).toMatchObject({ code: 503, status: 'unavailable', version: VERSION });
});

it('a draining node lives, takes no requests and says so', async () => {
  const { product, ask } = openHealth();
  product.state.isDraining = true;
  expect(await ask('/health/ready')).toMatchObject({ code: 503, status: 'draining' });
  expect(await ask('/health/live')).toEqual({ code: 200, status: 'live' });
  expect(await ask('/health/deep')).toMatchObject({ code: 200, isDraining: true });
});

it('requests wait for the first index, a minute at most, and for no later one', async () => {
  const { product, ask } = openHealth();
  product.catalogueIndex.current = null;
  expect(await ask('/health/ready')).toMatchObject({ code: 503, status: 'starting' });
  vi.advanceTimersByTime(59_999);
  expect(await ask('/health/ready')).toMatchObject({ code: 503 });
  vi.advanceTimersByTime(1);
  expect(await ask('/health/ready')).toMatchObject({ code: 200, status: 'ready' });
  product.catalogueIndex.current = SNAPSHOT;
  expect(await ask('/health/deep')).toMatchObject({
    parts: { searchIndex: { status: 'built', version: SNAPSHOT.version } },
  });
  vi.advanceTimersByTime(2_000);
  product.catalogueIndex.current = null;
  expect(await ask('/health/ready')).toMatchObject({ code: 200 });
  expect(await ask('/health/deep')).toMatchObject({ parts: { searchIndex: { status: 'lost' } } });
});

it.each([{ role: 'worker' }, { searchIndex: 'off' }] as const)(
  'nothing waits for an index with %o',
  async (changes) => {
    const { product, ask } = openHealth(changes);
    product.catalogueIndex.current = null;
    expect(await ask('/health/ready')).toMatchObject({ code: 200 });
  },
);

it('many who ask how the parts are share one question to each pool', async () => {
  const { pool, ask } = openHealth();
  await Promise.all(Array.from({ length: 20 }, () => ask('/health/deep')));
  expect(pool.query).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2_000);
  await ask('/health/deep');
  expect(pool.query).toHaveBeenCalledTimes(4);
});
