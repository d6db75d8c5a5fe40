import { describe, expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { type Fault, startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { embeddedRouting } from './embedded.ts';
import { estimatedRouting } from './estimated.ts';
import { osrmRouting } from './osrm.ts';
import { rememberedRouting } from './remembered.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const kremlin = { latitude: 55.75, longitude: 37.61 };
const kursky = { latitude: 55.76, longitude: 37.64 };
const island = { latitude: 55.7, longitude: 37.5 };

const PATH = /^\/base\/route\/v1\/(foot|car)\/(\d+\.\d{5},\d+\.\d{5});(\d+\.\d{5},\d+\.\d{5})$/;
const OPTIONS = new Set(['alternatives', 'steps', 'geometries', 'overview', 'annotations']);

/** Refuses what OSRM refuses: a strange path, unknown options; says NoRoute with status 400. */
function answer({ pathname, searchParams }: URL): VendorAnswer {
  const [, mode, from, to] = PATH.exec(pathname) ?? [];
  if (!mode) return { status: 400, body: { code: 'InvalidUrl' } };
  if (![...searchParams.keys()].every((name) => OPTIONS.has(name)))
    return { status: 400, body: { code: 'InvalidOptions' } };
  if (to === '37.50000,55.70000') return { status: 400, body: { code: 'NoRoute', message: 'Impossible' } };
  const isAsked = from === '37.61000,55.75000' && to === '37.64000,55.76000';
  if (!isAsked) return { status: 400, body: { code: 'InvalidQuery' } };
  const routes = [{ distance: 2_841.4, duration: mode === 'foot' ? 2_046.7 : 431.2, legs: [] }];
  return { status: 200, body: { code: 'Ok', routes, waypoints: [] } };
}

const routingAt = (baseUrl: string) => osrmRouting({ baseUrl, now, retryMs: [1, 1] });

vendorContract('OSRM', {
  answer,
  call: (baseUrl, context) => routingAt(baseUrl).route(kremlin, kursky, 'foot', context),
  expected: { metres: 2_841, seconds: 2_047 },
});

it('no way is an answer, and a question the router cannot read is none', async () => {
  const vendor = await startFakeVendor(answer);
  const routing = routingAt(vendor.baseUrl);
  expect(await routing.route(kremlin, island, 'car', call)).toMatchObject({ ok: true, value: null });
  const other = await routing.route(kursky, kursky, 'car', call);
  expect(other).toMatchObject({ ok: false, kind: 'rejected', providerCode: 'InvalidQuery' });
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

  it('are not remembered when they failed', async () => {
    const vendor = await startFakeVendor(answer);
    const routing = rememberedRouting(routingAt(vendor.baseUrl));
    await routing.route(kursky, kursky, 'foot', call);
    await routing.route(kursky, kursky, 'foot', call);
    expect(vendor.calls).toHaveLength(2);
    await vendor.close();
  });
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
