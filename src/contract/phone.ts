import { z } from 'zod';
import {
  isPhoneBlank,
  normalisePhone,
  PHONE_INTERNATIONAL,
  PHONE_INVALID,
  PHONE_MASK,
  PHONE_REQUIRED,
} from '#domain/access/phone.ts';

/** A phone as a form sends it, '+7 (999) 123-45-67'; a field left at its mask start counts as empty. */
export const Phone = z
  .string({ error: PHONE_REQUIRED })
  .refine((text) => !isPhoneBlank(text), { error: PHONE_REQUIRED, abort: true })
  .regex(PHONE_MASK, { error: PHONE_INVALID })
  .refine(mayExist(PHONE_MASK), { error: PHONE_INVALID });

export type Phone = z.infer<typeof Phone>;

/** A phone as partners send it, '+79991234567': at least twelve characters, plus and digits only. */
export const InternationalPhone = z
  .string({ error: PHONE_REQUIRED })
  .regex(PHONE_INTERNATIONAL, { error: PHONE_INVALID })
  .refine(mayExist(PHONE_INTERNATIONAL), { error: PHONE_INVALID });

export type InternationalPhone = z.infer<typeof InternationalPhone>;

/** A number of another form has its issue already; one bad phone has one. */
function mayExist(form: RegExp) {
  return (text: string) => !form.test(text) || normalisePhone(text) !== undefined;
}
