import { expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { embeddedRegister } from './embedded.ts';
import { httpRegister } from './http.ts';
import { noRegister } from './none.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

const CARDS: Record<string, unknown> = {
  '47147': { id: 47147, nameObj: 'Берег', objReady100PercDt: '23-12-2024 00:00', objFlatCnt: 120 },
  '2': { id: '2', objReady100PercDt: '2028-06-30T00:00:00' },
  '3': { id: 3, objReady100PercDt: null },
  '4': { id: 4 },
  '5': { id: 6, objReady100PercDt: '23-12-2024 00:00' },
  '7': { id: 7, objReady100PercDt: 'скоро' },
  '8': { id: 8, objReady100PercDt: '31-02-2025 00:00' },
};

function answer(url: URL, { headers }: { headers: { authorization?: string } }): VendorAnswer {
  if (headers.authorization !== 'Bearer secret') return { status: 401, body: { error: 'key' } };
  const [, id] = /^\/base\/object\/([^/]+)$/.exec(url.pathname) ?? [];
  if (id === undefined || url.search !== '') return { status: 400, body: { error: 'bad request' } };
  return CARDS[id] ? { status: 200, body: { data: CARDS[id] } } : { status: 404, body: { error: 'unknown' } };
}

const httpAt = (baseUrl: string, key: string | null = 'secret') =>
  httpRegister({ baseUrl, key, now, retryMs: [1, 1] });

vendorContract('housing register', {
  answer,
  call: (baseUrl, context) => httpAt(baseUrl).project('47147', context),
  expected: { domRfId: '47147', commissionedOn: '2024-12-23' },
});

it.each([
  ['2', { ok: true, value: { domRfId: '2', commissionedOn: '2028-06-30' } }],
  ['3', { ok: true, value: { domRfId: '3', commissionedOn: null } }],
  ['4', { ok: true, value: { domRfId: '4', commissionedOn: null } }],
  ['5', { ok: false, kind: 'malformed', providerCode: 'another_project' }],
  ['7', { ok: false, kind: 'malformed' }],
  ['8', { ok: false, kind: 'malformed' }],
  ['404', { ok: true, value: null }],
  ['../api/keys', { ok: true, value: null }],
])('project %s', async (domRfId, expected) => {
  const vendor = await startFakeVendor(answer);
  expect(await httpAt(vendor.baseUrl).project(domRfId, call)).toMatchObject(expected);
  await vendor.close();
});

it('a missing key is told by the vendor', async () => {
  const vendor = await startFakeVendor(answer);
  expect(await httpAt(vendor.baseUrl, null).project('2', call)).toMatchObject({ ok: false, kind: 'auth' });
  await vendor.close();
});

it('the embedded register tells the same of the same number', async () => {
  const register = embeddedRegister(now);
  expect(await register.project('47147', call)).toEqual(await register.project('47147', call));
  expect(await register.project('47147', call)).toMatchObject({
    ok: true,
    source: 'embedded',
    value: { domRfId: '47147', commissionedOn: expect.stringMatching(/^20\d\d-(03|06|09|12)-3[01]$/) },
  });
});

it('no register knows nothing', async () => {
  expect(await noRegister(now).project('47147', call)).toMatchObject({ ok: true, value: null });
});
