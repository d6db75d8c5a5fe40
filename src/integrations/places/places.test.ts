import { describe, expect, it } from 'vitest';
import { distanceMetres } from '#domain/geo/distance.ts';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { embeddedPlaces } from './embedded.ts';
import { noPlaces } from './none.ts';
import { twoGisPlaces } from './two-gis.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const moscow = { latitude: 55.7512, longitude: 37.6184 };
const meta = { api_version: '3.0', issue_date: '20261120' };

const PARAMETERS = new Set(['key', 'q', 'point', 'radius', 'type', 'sort', 'fields', 'page_size', 'locale']);

/** Refuses what 2GIS refuses: unknown parameters, a point that is not «lon,lat», too long pages. */
function answer({ pathname, searchParams }: URL): VendorAnswer {
  const problem = (code: number, type: string) => ({
    status: 200,
    body: { meta: { ...meta, code, error: { type } } },
  });
  if (searchParams.get('key') !== 'secret') return problem(403, 'apiKeyIsBlocked');
  const isClean =
    pathname === '/base/items' &&
    [...searchParams.keys()].every((name) => PARAMETERS.has(name)) &&
    searchParams.get('point') === '37.6184,55.7512' &&
    Number(searchParams.get('radius')) > 0 &&
    Number(searchParams.get('page_size')) <= 10;
  if (!isClean) return problem(400, 'paramsValidationError');
  if (searchParams.get('q') !== 'аптека') return problem(404, 'itemNotFound');
  const items = [
    {
      id: '70000001',
      name: 'Аптека на углу',
      address_name: 'ул. Речная, 4',
      type: 'branch',
      point: { lat: 55.752, lon: 37.62 },
      rubrics: [
        { id: '2', name: 'Оптика', kind: 'additional' },
        { id: '1', name: 'Аптеки', kind: 'primary' },
      ],
    },
    { id: '70000002', name: 'Без места', type: 'branch' },
  ];
  return { status: 200, body: { meta: { ...meta, code: 200 }, result: { items, total: 2 } } };
}

const placesAt = (baseUrl: string, key = 'secret') => twoGisPlaces({ baseUrl, key, now, retryMs: [1, 1] });

vendorContract('2GIS', {
  answer,
  call: (baseUrl, context) => placesAt(baseUrl).near(moscow, { radiusM: 1_500 }, context),
  expected: [
    {
      objId: '70000001',
      name: 'Аптека на углу',
      subtitle: 'Аптеки',
      tag: 'Медицина',
      address: 'ул. Речная, 4',
      latitude: 55.752,
      longitude: 37.62,
    },
  ],
});

it('a wrong key is told by the body, whatever HTTP says', async () => {
  const vendor = await startFakeVendor(answer);
  const answered = await placesAt(vendor.baseUrl, 'other').near(moscow, { radiusM: 1_500 }, call);
  expect(answered).toMatchObject({ ok: false, kind: 'auth', providerCode: 'apiKeyIsBlocked' });
  await vendor.close();
});

describe('embedded places', () => {
  const places = embeddedPlaces(now);
  const near = async (point = moscow, radiusM = 1_500) => {
    const answered = await places.near(point, { radiusM }, call);
    if (!answered.ok) throw new Error(answered.kind);
    return answered.value;
  };

  it('are the same round the same point and others round another', async () => {
    expect(await near()).toEqual(await near());
    expect(await near()).not.toEqual(await near({ latitude: 55.76, longitude: 37.61 }));
  });

  it('lie within the radius and have numbers of their own', async () => {
    const found = await near(moscow, 700);
    expect(found.length).toBeGreaterThan(3);
    for (const place of found) expect(distanceMetres(moscow, place)).toBeLessThan(705);
    expect(new Set(found.map(({ objId }) => objId)).size).toBe(found.length);
  });

  it('abroad are none of ours', async () => {
    const names = (await near({ latitude: 25.0782, longitude: 55.1382 })).map(({ name }) => name);
    expect(names).toContain('Международная школа');
    expect(names.join()).not.toContain('№');
  });
});

it('no catalogue finds nothing', async () => {
  expect(await noPlaces(now).near(moscow, { radiusM: 1_500 }, call)).toMatchObject({ ok: true, value: [] });
});
