import { describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '#domain/geo/found-address.ts';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { dadataGeocoder, dadataSuggester } from './dadata.ts';
import { embeddedAddresses } from './embedded.ts';
import type { AddressSuggester, Geocoder } from './port.ts';
import { budgetedGeocoder, reservedSuggester } from './reserved.ts';
import { yandexGeocoder } from './yandex.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const now = () => NOW;
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

const tverskaya: FoundAddress = {
  label: 'г Москва, ул Тверская, д 5',
  point: { latitude: 55.7587, longitude: 37.6111 },
  precision: 'house',
};

/** Refuses what DaData refuses: another key, unknown fields, too long a text or too many at once. */
function dadata(
  { pathname }: URL,
  { headers }: { headers: Record<string, unknown> },
  body: unknown,
): VendorAnswer {
  const refuse = (status: number) => ({ status, body: { family: 'CLIENT_ERROR', reason: 'Bad Request' } });
  if (headers.authorization !== 'Token secret') return refuse(403);
  const { query, count, ...strange } = body as Record<string, unknown>;
  const isClean =
    pathname === '/base/suggest/address' &&
    typeof query === 'string' &&
    query.length <= 300 &&
    Number(count) >= 1 &&
    Number(count) <= 20 &&
    Object.keys(strange).length === 0;
  if (!isClean) return refuse(400);
  if (!query.startsWith('Твер')) return { status: 200, body: { suggestions: [] } };
  const house = {
    value: tverskaya.label,
    unrestricted_value: '125009, г Москва, ул Тверская, д 5',
    data: {
      city: 'Москва',
      street: 'Тверская',
      house: '5',
      geo_lat: '55.7587',
      geo_lon: '37.6111',
      qc_geo: '0',
    },
  };
  const street = {
    value: 'г Тверь, ул Тверская',
    data: { city: 'Тверь', settlement: null, street: 'Тверская', house: null, geo_lat: null, geo_lon: null },
  };
  return { status: 200, body: { suggestions: [house, street].slice(0, Number(count)) } };
}

const PARAMETERS = new Set(['apikey', 'geocode', 'lang', 'format', 'results']);

/** Refuses what Yandex refuses: another key, unknown parameters, a question without one of the three that must be. */
function yandex({ pathname, searchParams }: URL): VendorAnswer {
  const refuse = (statusCode: number, error: string) => ({ status: statusCode, body: { statusCode, error } });
  if (searchParams.get('apikey') !== 'secret') return refuse(403, 'Forbidden');
  const isClean =
    pathname === '/base/' &&
    [...searchParams.keys()].every((name) => PARAMETERS.has(name)) &&
    searchParams.get('lang') === 'ru_RU' &&
    searchParams.get('geocode') !== null;
  if (!isClean) return refuse(400, 'Bad Request');
  const found = {
    GeoObject: {
      metaDataProperty: {
        GeocoderMetaData: { kind: 'house', text: tverskaya.label, precision: 'exact' },
      },
      Point: { pos: '37.6111 55.7587' },
    },
  };
  const featureMember = searchParams.get('geocode')!.startsWith('Твер') ? [found] : [];
  return { status: 200, body: { response: { GeoObjectCollection: { featureMember } } } };
}

const vendorOf = (baseUrl: string) => ({ baseUrl, key: 'secret', now, retryMs: [1, 1] });

vendorContract('suggestions of DaData', {
  answer: dadata as Parameters<typeof startFakeVendor>[0],
  method: 'POST',
  call: (baseUrl, context) =>
    dadataSuggester(vendorOf(baseUrl)).suggest({ text: 'Тверская 5', limit: 1 }, context),
  expected: [tverskaya],
  refusals: [
    [
      { family: 'CLIENT_ERROR', reason: 'Forbidden', message: 'Feature disabled' },
      { kind: 'rejected', providerCode: 'Forbidden' },
    ],
    [{ suggestions: null }, { kind: 'malformed' }],
  ],
});

vendorContract('DaData as a geocoder', {
  answer: dadata as Parameters<typeof startFakeVendor>[0],
  method: 'POST',
  call: (baseUrl, context) => dadataGeocoder(vendorOf(baseUrl)).find('Тверская 5', context),
  expected: tverskaya,
});

vendorContract('the geocoder of Yandex', {
  answer: yandex,
  call: (baseUrl, context) => yandexGeocoder(vendorOf(baseUrl)).find('Тверская 5', context),
  expected: tverskaya,
  refusals: [
    [
      { statusCode: 429, error: 'Too Many Requests', message: 'Limit' },
      { kind: 'rejected', providerCode: 'Too Many Requests' },
    ],
    [{ response: {} }, { kind: 'malformed' }],
  ],
});

it('a vendor that knows no such address says so', async () => {
  const fakes = [
    await startFakeVendor(dadata as Parameters<typeof startFakeVendor>[0], 'POST'),
    await startFakeVendor(yandex),
  ] as const;
  const long = `нигде ${'я'.repeat(1_000)}`;
  expect(await dadataGeocoder(vendorOf(fakes[0].baseUrl)).find(long, call)).toMatchObject({ value: null });
  expect(await yandexGeocoder(vendorOf(fakes[1].baseUrl)).find(long, call)).toMatchObject({ value: null });
  for (const fake of fakes) await fake.close();
});

it.each([
  ['91', '37.6'],
  ['55.7', 'NaN'],
  ['0', '0'],
  ['55,7', '37,6'],
  ['', ''],
])('a vendor that says %j, %j gives no point', async (latitude, longitude) => {
  const fake = await startFakeVendor(
    () => ({
      status: 200,
      body: { suggestions: [{ value: 'Тверская', data: { geo_lat: latitude, geo_lon: longitude } }] },
    }),
    'POST',
  );
  const answered = await dadataGeocoder(vendorOf(fake.baseUrl)).find('Тверская', call);
  expect(answered).toMatchObject({ ok: true, value: { point: null } });
  await fake.close();
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const KNOWN: readonly FoundAddress[] = [
  { label: 'Москва', point: at(55.75, 37.61), precision: 'settlement' },
  { label: 'Московская область', point: at(55.6, 37.5), precision: 'region' },
  { label: 'Москва, ул. Лесная', point: at(55.78, 37.59), precision: 'street' },
  { label: 'Москва, ул. Лесная, д. 5', point: at(55.781, 37.591), precision: 'house' },
  { label: 'Москва, ул. Лесная, д. 5, корп. 2', point: at(55.782, 37.592), precision: 'house' },
  { label: 'Москва, метро Щёлковская', point: at(55.81, 37.79), precision: 'street' },
];

describe('our own dictionaries', () => {
  const own = embeddedAddresses(async () => KNOWN, now);
  const suggested = async (text: string) => {
    const answered = await own.suggest({ text, limit: 3 }, call);
    if (!answered.ok) throw new Error(answered.kind);
    return answered.value.map(({ label }) => label);
  };
  const found = async (address: string) => {
    const answered = await own.find(address, call);
    return answered.ok ? (answered.value?.label ?? null) : answered.kind;
  };

  it.each([
    ['лесная', ['Москва, ул. Лесная', 'Москва, ул. Лесная, д. 5', 'Москва, ул. Лесная, д. 5, корп. 2']],
    ['улица Лесная', ['Москва, ул. Лесная', 'Москва, ул. Лесная, д. 5', 'Москва, ул. Лесная, д. 5, корп. 2']],
    ['ktcyfz 5', ['Москва, ул. Лесная, д. 5', 'Москва, ул. Лесная, д. 5, корп. 2']],
    ['lesnaya', ['Москва, ул. Лесная', 'Москва, ул. Лесная, д. 5', 'Москва, ул. Лесная, д. 5, корп. 2']],
    ['щелк', ['Москва, метро Щёлковская']],
    ['ул', []],
    ['нетакойулицы', []],
    ['', []],
  ])('suggest for %j', async (text, labels) => {
    expect(await suggested(text)).toEqual(labels);
  });

  it.each([
    ['г. Москва, улица Лесная, дом 5', 'Москва, ул. Лесная, д. 5'],
    ['125047, Россия, Москва, Лесная 5 корпус 2', 'Москва, ул. Лесная, д. 5, корп. 2'],
    ['Москва, Лесная улица, 55', 'Москва, ул. Лесная'],
    ['Москва, Лесная улица, 5 корпус 3', 'Москва, ул. Лесная'],
    ['Москва, проспект Мира, 1', 'Москва'],
    ['Казань', null],
    ['', null],
  ])('place %j', async (address, label) => {
    expect(await found(address)).toBe(label);
  });
});

describe('a vendor with a reserve', () => {
  const budgetOf = (left: number) => {
    const budget = {
      left,
      async take(): Promise<boolean> {
        budget.left -= 1;
        return budget.left >= 0;
      },
      async giveBack(): Promise<void> {
        budget.left += 1;
      },
    };
    return budget;
  };
  const reserve = embeddedAddresses(async () => KNOWN, now);
  const live: Awaited<ReturnType<AddressSuggester['suggest']>> = {
    ok: true,
    value: [tverskaya],
    source: 'live',
    asOf: NOW,
  };
  const asked = (text: string, suggester: AddressSuggester) => suggester.suggest({ text, limit: 3 }, call);

  it('is asked once a day for one text, however it is spaced', async () => {
    const suggest = vi.fn(async () => live);
    let time = NOW;
    const both = reservedSuggester(
      { provider: 'dadata', suggest },
      { budget: budgetOf(10), reserve, now: () => time },
    );
    const sources = [];
    for (const text of ['Тверская  5', ' тверская 5 ', 'Тверская 6']) {
      const answered = await asked(text, both);
      sources.push(answered.ok && answered.source);
    }
    expect(sources).toEqual(['live', 'cache', 'live']);
    time = new Date(NOW.getTime() + 86_400_000);
    await asked('Тверская 5', both);
    expect(suggest).toHaveBeenCalledTimes(3);
  });

  it('gives what our own dictionaries know while it fails, and asks it again', async () => {
    const suggest = vi.fn<AddressSuggester['suggest']>(async () => live);
    suggest.mockResolvedValueOnce({ ok: false, kind: 'timeout', retryable: true });
    const both = reservedSuggester({ provider: 'dadata', suggest }, { budget: budgetOf(10), reserve, now });
    expect(await asked('лесная', both)).toMatchObject({ ok: true, source: 'embedded' });
    expect(await asked('лесная', both)).toMatchObject({ ok: true, source: 'live' });
  });

  it.each([
    ['spent', async (): Promise<boolean> => false, 'budget_spent'],
    ['uncounted', (): Promise<boolean> => Promise.reject(new Error('no database')), 'budget_uncounted'],
  ] as const)('is left alone with a budget that is %s', async (_, take, providerCode) => {
    const suggest = vi.fn(async () => live);
    const find = vi.fn<Geocoder['find']>();
    const budget = { take, giveBack: async () => undefined };
    const both = reservedSuggester({ provider: 'dadata', suggest }, { budget, reserve, now });
    expect(await asked('лесная', both)).toMatchObject({ ok: true, source: 'embedded' });
    const geocoder = budgetedGeocoder({ provider: 'yandex', find }, budget);
    expect(await geocoder.find('лесная', call)).toMatchObject({ ok: false, providerCode });
    expect(suggest).not.toHaveBeenCalled();
    expect(find).not.toHaveBeenCalled();
  });

  it('pays nothing for a question the breaker kept', async () => {
    const budget = budgetOf(1);
    const find: Geocoder['find'] = async () => {
      return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'breaker_open' };
    };
    await budgetedGeocoder({ provider: 'yandex', find }, budget).find('лесная', call);
    expect(budget.left).toBe(1);
  });
});
