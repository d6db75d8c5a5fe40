import { z } from 'zod';
import { MATCH_REASONS } from '#domain/mortgage/evaluate/match-reasons.ts';
import type { ShownReasons as ShownReasonsValue } from '#domain/mortgage/show/shown-reasons.ts';

/** Why an offer does not match. */
export const ShownReasons = z.object({
  reasons: z.array(z.object({ value: z.enum(MATCH_REASONS), toDisplay: z.string() })).min(1),
  reasonsToDisplay: z.string(),
}) satisfies z.ZodType<ShownReasonsValue>;
