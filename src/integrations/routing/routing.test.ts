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

const TABLE = /^\/base\/table\/v1\/(foot|car)\/((?:\d+\.\d{5},\d+\.\d{5};?)+)$/;
const TABLE_OPTIONS = ['annotations', 'destinations', 'sources'];

/** Ways of all sources to the one destination, which comes last; none to the island. */
function answerTable(mode: string, points: readonly string[], asked: URLSearchParams): VendorAnswer {
  const names = [...asked.keys()].sort();
  if (names.join() !== TABLE_OPTIONS.join()) return { status: 400, body: { code: 'InvalidOptions' } };
  const sources = asked.get('sources')!.split(';').map(Number);
  const isWhole = sources.every((source, at) => source === at) && sources.length === points.length - 1;
  if (!isWhole || Number(asked.get('destinations')) !== points.length - 1) {
    return { status: 400, body: { code: 'InvalidQuery' } };
  }
  const row = (of: (at: number) => number) =>
    sources.map((at) => [points[at] === '37.50000,55.70000' ? null : of(at)]);
  const seconds = mode === 'foot' ? 2_046.7 : 431.2;
  return {
    status: 200,
    body: { code: 'Ok', durations: row((at) => seconds + at), distances: row((at) => 2_841.4 + at) },
  };
}

/** Refuses what OSRM refuses: a strange path, unknown options; says NoRoute with status 400. */
function answer({ pathname, searchParams }: URL): VendorAnswer {
  const [, tableMode, points] = TABLE.exec(pathname) ?? [];
  if (tableMode) return answerTable(tableMode, points!.split(';'), searchParams);
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

vendorContract('a table of OSRM', {
  answer,
  call: (baseUrl, context) => routingAt(baseUrl).routes([kremlin, island], kursky, 'foot', context),
  expected: [{ metres: 2_841, seconds: 2_047 }, null],
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

  it('of many points are asked for where they are not known yet', async () => {
    const vendor = await startFakeVendor(answer);
    const routing = rememberedRouting(routingAt(vendor.baseUrl));
    await routing.routes([kremlin, island], kursky, 'car', call);
    const more = await routing.routes([island, kursky, kremlin], kursky, 'car', call);
    const again = await routing.routes([kremlin, kursky], kursky, 'car', call);
    const known = { metres: 2_841, seconds: 431 };
    expect(more).toMatchObject({ ok: true, source: 'live', value: [null, known, known] });
    expect(again).toMatchObject({ ok: true, source: 'cache', value: [known, known] });
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
