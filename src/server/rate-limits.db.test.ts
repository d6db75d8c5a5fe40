import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressGroup } from '#services/access/consume-limit.ts';
import { createTestDatabase } from '#tests/database.ts';
import { createRateLimiter } from './rate-limits.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = { error: vi.fn() };
const limiter = (mode: 'strict' | 'relaxed' = 'strict') =>
  createRateLimiter({ pool: database.pool, mode, log });

it('counts calls of all nodes together and says when to come back', async () => {
  const nodes = [limiter(), limiter()];
  const calls = Array.from({ length: 30 }, (_, i) => nodes[i % 2]!.consume('lead', 'shared'));
  await Promise.all(calls);
  const refusal = await nodes[0]!.consume('lead', 'shared').catch((error) => error);
  expect(refusal).toMatchObject({ code: 'LIMIT' });
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal.details.retryAfterSeconds).toBeLessThanOrEqual(60);
});

it('counts keys and limits apart', async () => {
  for (let i = 0; i < 30; i += 1) await limiter().consume('lead', 'busy');
  await limiter().consume('lead', 'calm');
  await limiter().consume('clientError', 'busy');
  await expect(limiter().consume('lead', 'busy')).rejects.toMatchObject({ code: 'LIMIT' });
});

it('lets an address ask for thirty codes within an hour, however soon', async () => {
  for (let i = 0; i < 30; i += 1) await limiter().consume('requestSignInCode', 'office');
  const refusal = await limiter()
    .consume('requestSignInCode', 'office')
    .catch((error) => error);
  expect(refusal).toMatchObject({ code: 'LIMIT' });
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(3_000);
});

it('is a thousand times milder when relaxed', async () => {
  for (let i = 0; i < 40; i += 1) await limiter('relaxed').consume('requestSignInCode', 'dev');
  await expect(limiter('strict').consume('requestSignInCode', 'dev')).rejects.toMatchObject({
    code: 'LIMIT',
  });
});

describe('with the counters out of reach', () => {
  const broken = () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
    return createRateLimiter({ pool, mode: 'strict', log });
  };

  it('refuses sign-in', async () => {
    await expect(broken().consume('signInByCode', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('serves the rest and logs it', async () => {
    await broken().consume('request', 'a');
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ limit: 'request' }), expect.any(String));
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['1.2.3.4.5', 'unknown'],
  ['', 'unknown'],
])('counts %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
