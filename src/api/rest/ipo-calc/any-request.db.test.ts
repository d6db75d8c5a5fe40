import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyCalcRequest } from '#tests/any-calc-request.ts';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';

const REQUESTS = 20_000;
/** A busy process has about as many requests at once. */
const TOGETHER = 20;

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
beforeAll(async () => {
  opened = await openIpoCalcApp();
});
afterAll(() => opened.close());

it(`${REQUESTS} requests of any kind never meet an error of ours`, async () => {
  const statuses: Record<number, number> = {};
  const batch = fc.array(anyCalcRequest, { minLength: TOGETHER, maxLength: TOGETHER });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(
        requests.map(({ method, ...request }) => opened.app.inject({ method: method as 'GET', ...request })),
      );
      for (const [at, { statusCode, body }] of answers.entries()) {
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
        if (statusCode >= 500) throw new Error(`${statusCode} ${body} for ${JSON.stringify(requests[at])}`);
      }
    }),
    { numRuns: REQUESTS / TOGETHER },
  );
  // The cases reach everything a caller can be told.
  expect(Object.keys(statuses)).toEqual(['200', '204', '400', '401', '403', '404', '405', '414']);
}, 120_000);
