import { z } from 'zod';
import type { FoundAddress, PointPrecision } from '#domain/geo/found-address.ts';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import { type Geocoder, MAX_ADDRESS_LENGTH } from './port.ts';
import { readPoint } from './read-point.ts';

export const YANDEX_GEOCODER_URL = 'https://geocode-maps.yandex.ru/v1';

const TIMEOUT_MS = 3_000;

const Answer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({
      featureMember: z.array(
        z.object({
          GeoObject: z.object({
            metaDataProperty: z.object({
              GeocoderMetaData: z.object({
                kind: z.string(),
                text: z.string().min(1),
                precision: z.string(),
              }),
            }),
            /** «долгота широта» */
            Point: z.object({ pos: z.string() }),
          }),
        }),
      ),
    }),
  }),
});
/** A refusal that comes with a good status. */
const Refusal = z.object({ statusCode: z.number(), error: z.string() });

/**
 * The geocoder of Yandex, `GET /?apikey&geocode&lang&format&results`. Its free terms forbid to keep what it answers, so
 * a deployer needs a contract.
 */
export function yandexGeocoder({
  key,
  ...options
}: {
  baseUrl: string;
  key: string;
  now(): Date;
  retryMs?: readonly number[];
}): Geocoder {
  const vendor = createVendor({ ...options, timeoutMs: TIMEOUT_MS });
  return {
    provider: 'yandex',
    async find(address, call) {
      const geocode = address.slice(0, MAX_ADDRESS_LENGTH);
      const query = { apikey: key, geocode, lang: 'ru_RU', format: 'json', results: '1' };
      const answered = await vendor.getJson({ path: '', query }, call);
      if (!answered.ok) return answered;
      const refusal = Refusal.safeParse(answered.value);
      if (refusal.success) return rejected(refusal.data.error);
      const answer = Answer.safeParse(answered.value);
      if (!answer.success) return malformed('unexpected_body');
      const [first] = answer.data.response.GeoObjectCollection.featureMember;
      return { ...answered, value: first ? addressOf(first.GeoObject) : null };
    },
  };
}

type GeoObject = z.infer<
  typeof Answer
>['response']['GeoObjectCollection']['featureMember'][number]['GeoObject'];

function addressOf({ metaDataProperty: { GeocoderMetaData: about }, Point }: GeoObject): FoundAddress {
  const [longitude, latitude] = Point.pos.split(' ');
  return { label: about.text, point: readPoint(latitude, longitude), precision: precisionOf(about) };
}

const REGIONS = ['country', 'province', 'area'];

function precisionOf({ precision, kind }: { precision: string; kind: string }): PointPrecision {
  if (precision === 'exact') return 'house';
  if (['number', 'near', 'range', 'street'].includes(precision)) return 'street';
  return REGIONS.includes(kind) ? 'region' : 'settlement';
}
