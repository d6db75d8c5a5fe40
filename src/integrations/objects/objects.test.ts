import { expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { embeddedObjects } from './embedded.ts';
import { httpObjects } from './http.ts';
import { noObjects } from './none.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const project = { id: '47147', latitude: 55.75, longitude: 37.61 };
const item = { id: 12, name: 'Школа', tag: 'Образование', latitude: 55.751, longitude: 37.612 };

function answer(url: URL, { headers }: { headers: { authorization?: string } }): VendorAnswer {
  if (headers.authorization !== 'Bearer secret') return { status: 401, body: { error: 'key' } };
  if (url.search !== '' || !/^\/base\/objects\/[^/]+\/infrastructure$/.test(url.pathname))
    return { status: 400, body: { error: 'bad request' } };
  return url.pathname.includes('/47147/')
    ? { status: 200, body: { items: [item] } }
    : { status: 404, body: { error: 'unknown' } };
}

const httpAt = (baseUrl: string) => httpObjects({ baseUrl, key: 'secret', now, retryMs: [1, 1] });

vendorContract('object catalogue', {
  answer,
  call: (baseUrl, context) => httpAt(baseUrl).infrastructure(project, context),
  expected: [{ ...item, id: undefined, objId: '12', subtitle: null, address: null }].map(
    ({ id: _, ...place }) => place,
  ),
});

it('an unknown project has nothing, and its number is one segment of the path', async () => {
  const vendor = await startFakeVendor(answer);
  const objects = httpAt(vendor.baseUrl);
  expect(await objects.infrastructure({ ...project, id: '../../admin?x=1' }, call)).toMatchObject({
    ok: true,
    value: [],
  });
  expect(vendor.calls).toEqual(['/base/objects/..%2F..%2Fadmin%3Fx%3D1/infrastructure']);
  await vendor.close();
});

it('the embedded catalogue tells the same of the same project', async () => {
  const objects = embeddedObjects(now);
  const first = await objects.infrastructure(project, call);
  expect(first).toEqual(await objects.infrastructure(project, call));
  expect(first).toMatchObject({ ok: true, source: 'embedded' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, id) => {
      const answered = await objects.infrastructure({ ...project, id: String(id) }, call);
      return answered.ok ? answered.value.length : -1;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([0, 1, 2, 3]));
});

it('no catalogue knows nothing', async () => {
  expect(await noObjects(now).infrastructure(project, call)).toMatchObject({ ok: true, value: [] });
});
