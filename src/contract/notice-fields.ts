import { z } from 'zod';
import { EMAIL_INVALID } from './record-fields.ts';

/** An empty field is no address. */
const NoticeEmail = z
  .string({ error: EMAIL_INVALID })
  .trim()
  .max(254, EMAIL_INVALID)
  .refine((text) => text === '' || z.email().safeParse(text).success, EMAIL_INVALID);
const Hour = z.int().min(0).max(23).nullable();

/** Fields of every choice of notices: the ways, and the hours of Moscow between which nothing is said. */
export const NOTICE_FIELDS = {
  telegram: z.boolean(),
  email: NoticeEmail,
  quietFrom: Hour,
  quietTo: Hour,
};

const QUIET = 'Выберите два разных часа или ни\u00a0одного';

/** Refuses one hour without the other, and two that are one. */
export function checkQuietHours(
  { quietFrom, quietTo }: { quietFrom: number | null; quietTo: number | null },
  context: z.RefinementCtx,
): void {
  const isQuiet = quietFrom !== null && quietTo !== null && quietFrom !== quietTo;
  if (isQuiet || (quietFrom === null && quietTo === null)) return;
  context.addIssue({ code: 'custom', path: ['quietTo'], message: QUIET });
}
