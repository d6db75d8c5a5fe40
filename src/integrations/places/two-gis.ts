import { z } from 'zod';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { CallContext, Fail, Result } from '../result.ts';
import type { NearbyPlace, Places } from './port.ts';

export const TWO_GIS_URL = 'https://catalog.api.2gis.com/3.0';

/** Queries to the catalogue, with our tag for the places each of them finds. */
const QUESTIONS: readonly { q: string; tag: string }[] = [
  { q: 'детский сад', tag: 'Образование' },
  { q: 'школа', tag: 'Образование' },
  { q: 'поликлиника', tag: 'Медицина' },
  { q: 'аптека', tag: 'Медицина' },
  { q: 'супермаркет', tag: 'Продукты' },
  { q: 'фитнес-клуб', tag: 'Спорт' },
  { q: 'кинотеатр', tag: 'Развлечения' },
  { q: 'парк', tag: 'Другое' },
];
/** A key without a contract may ask for no more. */
const PAGE_SIZE = '10';
const NOTHING_FOUND = 404;

const Answer = z.object({
  meta: z.object({
    code: z.number(),
    error: z.object({ type: z.string() }).optional(),
  }),
  result: z
    .object({
      items: z.array(
        z.object({
          id: z.string().min(1),
          name: z.string().min(1),
          address_name: z.string().optional(),
          point: z
            .object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
            .optional(),
          rubrics: z.array(z.object({ name: z.string(), kind: z.string().optional() })).optional(),
        }),
      ),
    })
    .optional(),
});

/**
 * Asks the places catalogue of 2GIS. The true status of its answers is `meta.code`, whatever HTTP says; 404 there means
 * that nothing was found.
 */
export function twoGisPlaces(options: {
  baseUrl: string;
  key: string;
  now(): Date;
  retryMs?: readonly [number, number];
}): Places {
  const vendor = createVendor(options);

  async function ask(
    { q, tag }: (typeof QUESTIONS)[number],
    where: Record<string, string>,
    call: CallContext,
  ): Promise<Result<NearbyPlace[]>> {
    const query = {
      key: options.key,
      q,
      ...where,
      type: 'branch',
      sort: 'distance',
      fields: 'items.point,items.rubrics',
      page_size: PAGE_SIZE,
      locale: 'ru_RU',
    };
    const answered = await vendor.getJson(
      { path: 'items', query, meanings: { [NOTHING_FOUND]: { meta: { code: NOTHING_FOUND } } } },
      call,
    );
    if (!answered.ok) return answered;
    const answer = Answer.safeParse(answered.value);
    if (!answer.success) return malformed('unexpected_body');
    const { meta, result } = answer.data;
    if (meta.code === NOTHING_FOUND) return { ...answered, value: [] };
    if (meta.code !== 200) return failOfMeta(meta);
    return { ...answered, value: (result?.items ?? []).flatMap((item) => placeOf(item, tag)) };
  }

  return {
    provider: '2gis',
    async near({ latitude, longitude }, { radiusM }, call) {
      const where = { point: `${longitude},${latitude}`, radius: String(radiusM) };
      const found = new Map<string, NearbyPlace>();
      for (const question of QUESTIONS) {
        const answered = await ask(question, where, call);
        if (!answered.ok) return answered;
        // A place found by two queries keeps the tag of the first.
        for (const place of answered.value) if (!found.has(place.objId)) found.set(place.objId, place);
      }
      return { ok: true, value: [...found.values()], source: 'live', asOf: options.now() };
    },
  };
}

type Item = NonNullable<z.infer<typeof Answer>['result']>['items'][number];

function placeOf({ id, name, address_name, point, rubrics = [] }: Item, tag: string): NearbyPlace[] {
  if (point === undefined) return [];
  const rubric = rubrics.find(({ kind }) => kind === 'primary') ?? rubrics[0];
  return [
    {
      objId: id,
      name,
      subtitle: rubric?.name ?? null,
      tag,
      address: address_name ?? null,
      latitude: point.lat,
      longitude: point.lon,
    },
  ];
}

function failOfMeta({ code, error }: z.infer<typeof Answer>['meta']): Fail {
  const providerCode = error?.type ?? `meta_${code}`;
  if (code === 401 || code === 403) return { ok: false, kind: 'auth', retryable: false, providerCode };
  if (code === 429) return { ok: false, kind: 'rate_limited', retryable: true, providerCode };
  if (code >= 500) return { ok: false, kind: 'unavailable', retryable: true, providerCode };
  return rejected(providerCode);
}
