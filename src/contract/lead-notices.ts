import { z } from 'zod';
import { LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { NOTICE_PACES } from '#domain/lead/notice-choice.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { keysOf } from './keys-of.ts';
import { checkQuietHours, NOTICE_FIELDS } from './notice-fields.ts';
import { RecordId } from './record-fields.ts';

const MAX_COMPLEXES = 100;

/** A person's choice of what to hear of leads, as their profile asks for it. */
export const LeadNoticesInput = z
  .object({
    ...NOTICE_FIELDS,
    kinds: z
      .array(z.enum(keysOf(LEAD_KINDS)))
      .max(Object.keys(LEAD_KINDS).length)
      .min(1, 'Отметьте хотя бы один вид'),
    complexIds: z.array(RecordId).max(MAX_COMPLEXES),
    pace: z.enum(keysOf(NOTICE_PACES)),
  })
  .superRefine(checkQuietHours);
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
