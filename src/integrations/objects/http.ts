import { z } from 'zod';
import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { ObjectCatalogue } from './port.ts';

const text = z.string().trim().min(1).max(300);

const Infrastructure = z.object({
  items: z
    .array(
      z.object({
        id: z.union([text, z.number().int()]).transform(String),
        name: text,
        subtitle: text.nullish(),
        tag: z.string().max(100),
        address: text.nullish(),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .max(500),
});

/** An object catalogue by the contract of docs/api/outside-systems.md. */
export function httpObjects(options: {
  baseUrl: string;
  key: string | null;
  now(): Date;
  retryMs?: readonly [number, number];
}): ObjectCatalogue {
  const vendor = createVendor({
    ...options,
    headers: options.key === null ? {} : { authorization: `Bearer ${options.key}` },
  });
  return {
    provider: 'http',
    async infrastructure({ id }, call) {
      const path = `objects/${encodeURIComponent(id)}/infrastructure`;
      const answered = await vendor.getJson({ path, meanings: { 404: { items: [] } } }, call);
      if (!answered.ok) return answered;
      const parsed = Infrastructure.safeParse(answered.value);
      if (!parsed.success) return malformed('unexpected_body');
      const places = parsed.data.items.map(({ id: objId, subtitle, address, ...place }) => ({
        ...place,
        objId,
        subtitle: subtitle ?? null,
        address: address ?? null,
      }));
      return { ...answered, value: places };
    },
  };
}
