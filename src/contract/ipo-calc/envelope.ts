import { z } from 'zod';

/** Wraps the data of every successful REST answer. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal(200), ok: z.literal(true), data });
}

/** The shape of every failed REST answer. */
export const Failure = z
  .object({
    status: z.int(),
    ok: z.literal(false),
    message: z.string().optional(),
    issues: z
      .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
      .optional(),
  })
  .meta({ id: 'Failure' });
