import { expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { openThreads } from '../worker/threads.ts';
import { embeddedIcons } from './embedded.ts';
import { httpIcons } from './http.ts';
import { rememberedIcons } from './remembered.ts';

let time = Date.parse('2026-11-20T09:00:00Z');
const now = () => new Date(time);
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

const RECT = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="5" height="5"></rect></svg>';
const ICONS: Record<string, string> = {
  versta: RECT,
  bad: RECT.replace('<rect', '<script>alert(1)</script><rect onload="x()"'),
  page: '<html><body>Нет</body></html>',
  broken: RECT.slice(0, -3),
  large: RECT.replace('width', `data-x="${'x'.repeat(70_000)}" width`),
};

function answer(url: URL, { headers }: { headers: Record<string, unknown> }): VendorAnswer {
  if (headers.authorization !== 'Bearer secret') return { status: 401, body: {} };
  if (headers.accept !== 'image/svg+xml' || url.search !== '') return { status: 400, body: {} };
  const icon = ICONS[/^\/base\/([\w-]+)\.svg$/.exec(url.pathname)?.[1] ?? ''];
  return icon === undefined ? { status: 404, body: {} } : { status: 200, body: Buffer.from(icon) };
}

const workers = openThreads();
const iconsAt = (baseUrl: string) => httpIcons({ baseUrl, key: 'secret', now, workers, retryMs: [1, 1] });

vendorContract('icons', {
  answer: (url, request) => answer(url, request),
  call: (baseUrl, context) => iconsAt(baseUrl).get('versta', context),
  expected: RECT,
});

it.each([
  ['versta', { ok: true, value: RECT }],
  ['bad', { ok: true, value: RECT }],
  ['none', { ok: true, value: null }],
  ['../versta', { ok: true, value: null }],
  ['page', { ok: false, kind: 'malformed', providerCode: 'no_svg' }],
  ['broken', { ok: false, kind: 'malformed', providerCode: 'no_svg' }],
  ['large', { ok: false, kind: 'rejected', providerCode: 'too_large' }],
])('icon %s', async (name, expected) => {
  const vendor = await startFakeVendor((url, request) => answer(url, request));
  expect(await iconsAt(vendor.baseUrl).get(name, call)).toMatchObject(expected);
  await vendor.close();
});

it('is asked for once a day, and again after a failure', async () => {
  const vendor = await startFakeVendor((url, request) => answer(url, request));
  const icons = rememberedIcons(iconsAt(vendor.baseUrl), now);
  vendor.fault({ kind: 'status', status: 403 });
  expect(await icons.get('versta', call)).toMatchObject({ ok: false });
  expect(await icons.get('versta', call)).toMatchObject({ ok: true, source: 'live' });
  expect(await icons.get('versta', call)).toMatchObject({ ok: true, source: 'cache', value: RECT });
  time += 86_400_000;
  expect(await icons.get('versta', call)).toMatchObject({ source: 'live' });
  expect(vendor.calls).toHaveLength(3);
  await vendor.close();
});

it('the embedded ones are none', async () => {
  expect(await embeddedIcons(now).get('versta', call)).toMatchObject({ ok: true, value: null });
});
