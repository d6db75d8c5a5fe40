import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '#domain/geo/point.ts';
import { vendorContract } from '#tests/vendor-contract.ts';
import { type Fault, startFakeVendor } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { embeddedRouting } from './embedded.ts';
import { estimatedRouting } from './estimated.ts';
import { answerOsrm } from './fake-osrm.ts';
import { osrmRouting } from './osrm.ts';
import { rememberedRouting } from './remembered.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const kremlin = { latitude: 55.75, longitude: 37.61 };
const kursky = { latitude: 55.76, longitude: 37.64 };
const island = { latitude: 55.7, longitude: 37.5 };
const nowhere = { latitude: 99, longitude: 37.5 };

/** From the Kremlin and from the station itself one gets to the station; no other way leads anywhere. */
const answer = answerOsrm((from, to, mode) => {
  if (isAt(from, kursky) && isAt(to, kursky)) return { distance: 0, duration: 0 };
  if (!isAt(from, kremlin) || !isAt(to, kursky)) return null;
  return { distance: 2_841.4, duration: mode === 'foot' ? 2_046.7 : 431.2 };
});

function isAt(one: GeoPoint, other: GeoPoint): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

const routingAt = (baseUrl: string) => osrmRouting({ baseUrl, now, retryMs: [1, 1] });

vendorContract('OSRM', {
  answer,
  call: (baseUrl, context) => routingAt(baseUrl).route(kremlin, kursky, 'foot', context),
  expected: { metres: 2_841, seconds: 2_047 },
});

vendorContract('a table of OSRM', {
  answer,
  call: (baseUrl, context) => routingAt(baseUrl).routes([kremlin, island], kursky, 'foot', context),
  expected: [{ metres: 2_841, seconds: 2_047 }, null],
});

it('no way is an answer, and a question the router cannot read is none', async () => {
  const vendor = await startFakeVendor(answer);
  const routing = routingAt(vendor.baseUrl);
  expect(await routing.route(kremlin, island, 'car', call)).toMatchObject({ ok: true, value: null });
  const other = await routing.route(kremlin, nowhere, 'car', call);
  expect(other).toMatchObject({ ok: false, kind: 'rejected', providerCode: 'InvalidValue' });
  await vendor.close();
});

it.each<Fault>([
  { kind: 'huge' },
  { kind: 'html' },
  { kind: 'status', status: 403 },
  { kind: 'redirect', to: 'http://127.0.0.1/' },
])('%j of a router gives the estimate, marked as one', async (fault) => {
  const vendor = await startFakeVendor(answer);
  const routing = estimatedRouting(rememberedRouting(routingAt(vendor.baseUrl)), embeddedRouting(now));
  vendor.fault(fault);
  expect(await routing.route(kremlin, kursky, 'foot', call)).toMatchObject({
    ok: true,
    source: 'embedded',
    value: { metres: 2_836, seconds: 2_127 },
  });
  expect(await routing.route(kremlin, kursky, 'foot', call)).toMatchObject({ ok: true, source: 'live' });
  await vendor.close();
});

describe('remembered ways', () => {
  it('are asked for once, each mode for itself', async () => {
    const vendor = await startFakeVendor(answer);
    const routing = rememberedRouting(routingAt(vendor.baseUrl));
    const sources = [];
    for (const mode of ['foot', 'foot', 'car'] as const) {
      const answered = await routing.route(kremlin, kursky, mode, call);
      sources.push(answered.ok && answered.source);
    }
    expect(sources).toEqual(['live', 'cache', 'live']);
    expect(vendor.calls).toHaveLength(2);
    await vendor.close();
  });

  it('of many points are asked for where they are not known yet', async () => {
    const vendor = await startFakeVendor(answer);
    const routing = rememberedRouting(routingAt(vendor.baseUrl));
    await routing.routes([kremlin, island], kursky, 'car', call);
    const more = await routing.routes([island, kursky, kremlin], kursky, 'car', call);
    const again = await routing.routes([kremlin, kursky], kursky, 'car', call);
    const [here, known] = [
      { metres: 0, seconds: 0 },
      { metres: 2_841, seconds: 431 },
    ];
    expect(more).toMatchObject({ ok: true, source: 'live', value: [null, here, known] });
    expect(again).toMatchObject({ ok: true, source: 'cache', value: [known, here] });
    expect(vendor.calls).toHaveLength(2);
    await vendor.close();
  });

  it('are not remembered when they failed', async () => {
    const vendor = await startFakeVendor(answer);
    const routing = rememberedRouting(routingAt(vendor.baseUrl));
    await routing.route(kremlin, nowhere, 'foot', call);
    await routing.route(kremlin, nowhere, 'foot', call);
    expect(vendor.calls).toHaveLength(2);
    await vendor.close();
  });
});

it('a table larger than the server takes is refused whole', async () => {
  const vendor = await startFakeVendor(answer);
  const many = Array.from({ length: 100 }, () => kremlin);
  const answered = await routingAt(vendor.baseUrl).routes(many, kursky, 'foot', call);
  expect(answered).toMatchObject({ ok: false, kind: 'rejected', providerCode: 'TooBig' });
  await vendor.close();
});

it('ways of many points are estimates where the router fails', async () => {
  const vendor = await startFakeVendor(answer);
  const routing = estimatedRouting(rememberedRouting(routingAt(vendor.baseUrl)), embeddedRouting(now));
  vendor.fault({ kind: 'html' });
  const estimate = { metres: 2_836, seconds: 2_127 };
  expect(await routing.routes([kremlin, kursky], kursky, 'foot', call)).toMatchObject({
    source: 'embedded',
    value: [estimate, { metres: 0, seconds: 0 }],
  });
  await vendor.close();
});

describe('an estimated way', () => {
  const estimate = async (mode: 'foot' | 'car') => {
    const answered = await embeddedRouting(now).route(kremlin, kursky, mode, call);
    if (!answered.ok) throw new Error(answered.kind);
    return answered;
  };

  it('is the straight line with its detour, at the speed of its mode', async () => {
    // 2 181.8 m in a straight line.
    expect((await estimate('foot')).value).toEqual({ metres: 2_836, seconds: 2_127 });
    expect((await estimate('car')).value).toEqual({ metres: 3_055, seconds: 500 });
  });

  it('says that it is one', async () => {
    expect((await estimate('foot')).source).toBe('embedded');
  });
});
