import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { addAddressLimit, costOf, createAddressCounter } from './address-limit.ts';

describe('what one address may ask for in ten seconds', () => {
  it('is counted by address and begins anew with the next window', () => {
    const count = createAddressCounter({ limit: 2, mostAddresses: 10 });
    expect([1, 2, 3].map(() => count('10.0.0.1', 1, 12_000))).toEqual([0, 0, 8_000]);
    expect(count('10.0.0.2', 1, 12_000)).toBe(0);
    expect(count('10.0.0.1', 1, 20_000)).toBe(0);
  });

  it('takes no more memory than it was given', () => {
    const count = createAddressCounter({ limit: 1, mostAddresses: 2 });
    for (const address of ['a', 'b', 'c']) count(address, 1, 0);
    expect(count('c', 1, 0)).toBeGreaterThan(0);
    expect(count('a', 1, 0)).toBe(0);
  });

  it.each([
    ['/', 1],
    ['/search?x=/assets/', 1],
    ['/api/trpc/flatsTotal', 1],
    ['/api/ipo-calc/v3/offers', 1],
    ['/api/upload', 1],
    ['/api/upload/', 1],
    ['/pictures/1/share/plan/a.png', 1],
    ['/pictures/1/plan/a.svg', 0.1],
    ['/api/upload/3f2b.png', 0.1],
    ['/assets/index.js', 0],
    ['/health/ready', 0],
    ['/assets', 1],
  ])('counts %s as %d', (url, cost) => {
    expect(costOf(url)).toBe(cost);
  });

  it.each([
    ['strict', 600],
    ['relaxed', 600_000],
  ] as const)('is %s', async (rateLimits, limit) => {
    expect(await refusedAfter({ rateLimits, addressLimit: null }, 601)).toBe(limit < 601 ? limit : null);
  });

  it('is what the installation says', async () => {
    expect(await refusedAfter({ rateLimits: 'relaxed', addressLimit: 3 }, 5)).toBe(3);
  });
});

/** Counts the requests answered before the first refusal; null when all `requests` were answered. */
async function refusedAfter(env: Parameters<typeof addAddressLimit>[1], requests: number) {
  const app = fastify();
  app.setErrorHandler(answerError);
  addAddressLimit(app, env, () => 12_345);
  app.get('/*', () => 'a page');
  for (let answered = 0; answered < requests; answered += 1) {
    const { statusCode, headers } = await app.inject('/search');
    if (statusCode === 200) continue;
    expect(statusCode).toBe(429);
    expect(headers['retry-after']).toBe('8');
    return answered;
  }
  return null;
}
