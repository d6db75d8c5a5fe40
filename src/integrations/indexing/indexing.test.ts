import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import { INDEX_NOW_KEY, indexNow } from './index-now.ts';

const KEY = '0123456789abcdef';
const SITE = 'https://genplan.example';
const now = () => new Date('2026-11-20T09:00:00Z');
const call = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const at = (baseUrl: string) => indexNow({ baseUrl, key: KEY, publicUrl: SITE, now, retryMs: [1, 1] });

/** Takes what the protocol describes and no other. */
function answer({ pathname }: URL, _request: IncomingMessage, body: unknown): VendorAnswer {
  const { host, key, keyLocation, urlList } = body as Record<string, unknown>;
  const isOurs = (address: unknown) => String(address).startsWith(`${SITE}/`);
  if (pathname !== '/base/indexnow') return { status: 404, body: {} };
  if (key !== KEY || keyLocation !== `${SITE}/${KEY}.txt`) return { status: 403, body: { success: false } };
  if (host !== 'genplan.example' || !Array.isArray(urlList) || !urlList.every(isOurs))
    return { status: 422, body: { success: false } };
  return { status: 202, body: { success: true } };
}

vendorContract('IndexNow', {
  answer,
  method: 'POST',
  call: (baseUrl, context) => at(baseUrl).announce([`${SITE}/for-sale/1`], context),
  expected: null,
  refusals: [
    [
      { success: false, message: 'no' },
      { kind: 'rejected', providerCode: 'not_accepted' },
    ],
  ],
});

it('pages of another site are refused by the engine', async () => {
  const vendor = await startFakeVendor(answer, 'POST');
  expect(await at(vendor.baseUrl).announce(['https://other.example/'], call)).toMatchObject({
    ok: false,
    kind: 'rejected',
    providerCode: 'http_422',
  });
  await vendor.close();
});

it.each([
  ['0123-abcDEF', true],
  ['short', false],
  ['a'.repeat(129), false],
  ['../../etc/passwd', false],
  ['ключ-из-букв', false],
])('%s may be a key: %s', (key, expected) => {
  expect(INDEX_NOW_KEY.test(key)).toBe(expected);
});
