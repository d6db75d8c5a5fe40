import { z } from 'zod';
import { LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { NOTICE_PACES } from '#domain/lead/notice-choice.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { keysOf } from './keys-of.ts';
import { EMAIL_INVALID, RecordId } from './record-fields.ts';

const MAX_COMPLEXES = 100;
const QUIET = 'Выберите два разных часа или ни\u00a0одного';

/** An empty field is no address. */
const NoticeEmail = z
  .string({ error: EMAIL_INVALID })
  .trim()
  .max(254, EMAIL_INVALID)
  .refine((text) => text === '' || z.email().safeParse(text).success, EMAIL_INVALID);
const Hour = z.int().min(0).max(23).nullable();

/** A person's choice of what to hear of leads, as their profile asks for it. */
export const LeadNoticesInput = z
  .object({
    telegram: z.boolean(),
    email: NoticeEmail,
    kinds: z
      .array(z.enum(keysOf(LEAD_KINDS)))
      .max(Object.keys(LEAD_KINDS).length)
      .min(1, 'Отметьте хотя бы один вид'),
    complexIds: z.array(RecordId).max(MAX_COMPLEXES),
    quietFrom: Hour,
    quietTo: Hour,
    pace: z.enum(keysOf(NOTICE_PACES)),
  })
  .superRefine(({ quietFrom, quietTo }, context) => {
    const isQuiet = quietFrom !== null && quietTo !== null && quietFrom !== quietTo;
    if (isQuiet || (quietFrom === null && quietTo === null)) return;
    context.addIssue({ code: 'custom', path: ['quietTo'], message: QUIET });
  });
export type LeadNoticesInput = z.infer<typeof LeadNoticesInput>;

export interface LeadNotices {
  choice: LeadNoticesInput;
  /** The chosen complexes by name; one that has gone is left out. */
  complexes: NamedId[];
  /** Whether the bot has a chat to write to. */
  hasChat: boolean;
  /** A lead that nobody took for so long is told of once more. */
  reminderMinutes: number;
}
