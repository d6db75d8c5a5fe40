import { z } from 'zod';
import { type IsoDate, parseIsoDate, toIsoDate } from '#domain/time/iso-date.ts';
import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { ProjectRegister } from './port.ts';

/** A day as the register writes it, with or without hours: '23-12-2024 00:00' or ISO 8601. */
const RegisterDay = z.string().transform((text, ctx): IsoDate => {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})(?: \d{2}:\d{2})?$/.exec(text.trim()) ?? [];
  const iso = year === undefined ? text.trim().slice(0, 10) : `${year}-${month}-${day}`;
  const parts = parseIsoDate(iso);
  if (parts !== undefined) return toIsoDate(parts);
  ctx.addIssue({ code: 'custom', message: 'not a day' });
  return z.NEVER;
});

const Card = z.object({
  data: z.object({
    id: z.union([z.number().int(), z.string()]).transform(String),
    objReady100PercDt: RegisterDay.nullish(),
  }),
});

/** An export of the register that an operator keeps, by the contract of docs/api/outside-systems.md. */
export function httpRegister(options: {
  baseUrl: string;
  key: string | null;
  now(): Date;
  retryMs?: readonly [number, number];
}): ProjectRegister {
  const vendor = createVendor({
    ...options,
    headers: options.key === null ? {} : { authorization: `Bearer ${options.key}` },
  });
  return {
    provider: 'http',
    async project(domRfId, call) {
      const path = `object/${encodeURIComponent(domRfId)}`;
      const answered = await vendor.getJson({ path, meanings: { 404: null } }, call);
      if (!answered.ok || answered.value === null) return answered as typeof answered & { value: null };
      const card = Card.safeParse(answered.value);
      if (!card.success) return malformed('unexpected_body');
      const { id, objReady100PercDt } = card.data.data;
      if (id !== domRfId) return malformed('another_project');
      return { ...answered, value: { domRfId, commissionedOn: objReady100PercDt ?? null } };
    },
  };
}
