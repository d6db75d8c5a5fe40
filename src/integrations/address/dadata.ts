import { z } from 'zod';
import type { FoundAddress, PointPrecision } from '#domain/geo/found-address.ts';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { CallContext, Result } from '../result.ts';
import { type AddressSuggester, type Geocoder, MAX_ADDRESS_LENGTH } from './port.ts';
import { readPoint } from './read-point.ts';

export const DADATA_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs';

/** Somebody is typing: a late answer is none. */
const TYPING_TIMEOUT_MS = 1_000;
const GEOCODING_TIMEOUT_MS = 3_000;
/** DaData gives no more at once. */
const MOST_SUGGESTIONS = 20;

const Text = z.string().nullish();
const Answer = z.object({
  suggestions: z.array(
    z.object({
      value: z.string().min(1),
      data: z.object({
        city: Text,
        settlement: Text,
        street: Text,
        house: Text,
        geo_lat: Text,
        geo_lon: Text,
        qc_geo: Text,
      }),
    }),
  ),
});
/** A refusal that comes with a good status. */
const Refusal = z.object({ family: z.string(), reason: z.string() });

interface DadataOptions {
  baseUrl: string;
  key: string;
  now(): Date;
  retryMs?: readonly number[];
}

/** Suggestions of DaData: `POST suggest/address`, `Authorization: Token`. A spent day of the key is a 403. */
export function dadataSuggester(options: DadataOptions): AddressSuggester {
  const ask = openDadata({ retryMs: [], ...options }, TYPING_TIMEOUT_MS);
  return {
    provider: 'dadata',
    suggest: ({ text, limit }, call) => ask(text, Math.min(limit, MOST_SUGGESTIONS), call),
  };
}

/** The same suggestions asked for one whole address: the first is the place of it. */
export function dadataGeocoder(options: DadataOptions): Geocoder {
  const ask = openDadata(options, GEOCODING_TIMEOUT_MS);
  return {
    provider: 'dadata',
    async find(address, call) {
      const answered = await ask(address, 1, call);
      return answered.ok ? { ...answered, value: answered.value[0] ?? null } : answered;
    },
  };
}

function openDadata({ key, ...options }: DadataOptions, timeoutMs: number) {
  const vendor = createVendor({ ...options, headers: { authorization: `Token ${key}` }, timeoutMs });
  return async (query: string, count: number, call: CallContext): Promise<Result<FoundAddress[]>> => {
    const body = { query: query.slice(0, MAX_ADDRESS_LENGTH), count };
    const answered = await vendor.postJson({ path: 'suggest/address', body }, call);
    if (!answered.ok) return answered;
    const refusal = Refusal.safeParse(answered.value);
    if (refusal.success) return rejected(refusal.data.reason);
    const answer = Answer.safeParse(answered.value);
    if (!answer.success) return malformed('unexpected_body');
    return { ...answered, value: answer.data.suggestions.map(addressOf) };
  };
}

type Suggestion = z.infer<typeof Answer>['suggestions'][number];

function addressOf({ value, data }: Suggestion): FoundAddress {
  return {
    label: value,
    point: readPoint(data.geo_lat, data.geo_lon),
    precision: precisionOf(data),
  };
}

/** The point may be of less than the words: `qc_geo` is 0 for the house itself, 1 and 2 for its street. */
function precisionOf({ city, settlement, street, house, qc_geo }: Suggestion['data']): PointPrecision {
  if (house && qc_geo === '0') return 'house';
  if (street && ['0', '1', '2'].includes(qc_geo ?? '')) return 'street';
  return city || settlement ? 'settlement' : 'region';
}
