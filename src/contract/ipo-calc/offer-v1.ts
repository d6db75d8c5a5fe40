import { z } from 'zod';
import { LEGACY_PROGRAM_NAMES, LEGACY_SUB_NAMES } from '#domain/mortgage/legacy/legacy-program.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import type { OfferV1 as OfferV1Value } from '#domain/mortgage/legacy/offer-v1.ts';
import { RenderData } from './offer-v3.ts';

/** Both ends of a range, as the first two versions write them. */
export const Pair = z.tuple([z.number().nullable(), z.number().nullable()]);

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('base'), interest: z.number(), valueRange: Pair }),
  z.object({ type: z.literal('combo'), interest: z.number(), valueRange: Pair }),
  z.object({
    type: z.literal('tranche'),
    valuePart: z.number(),
    endDateOrDuration: z.union([z.number(), z.string()]),
  }),
  z.object({
    type: z.literal('subsidy'),
    matrix: z.array(z.object({ duration: z.number(), interest: z.number() })),
  }),
]);

/** An offer as the second version gives it: once for every legacy region it reaches. */
export const OfferV1 = z
  .object({
    bankName: z.string(),
    name: z.string(),
    subName: z.string().nullable(),
    brand: z.string().nullable(),
    projectName: z.string().nullable(),
    keys: z.object({
      bank: z.string(),
      name: z.enum(LEGACY_PROGRAM_NAMES),
      subName: z.enum(LEGACY_SUB_NAMES).nullable(),
      offer: z.string(),
      offersGroupKey: z.string(),
      ref: z.string(),
    }),
    comment: z.string().nullable(),
    tooltip: z.string().nullable(),
    bankIcon: z.string(),
    type: z.enum(['subsidy', 'tranche', 'base', 'combo']),
    region: z.enum(LEGACY_REGIONS),
    priority: z.number(),
    initialPayment: Pair,
    period: Pair,
    parts: z.array(Part).min(1),
  })
  .meta({ id: 'OfferV1' }) satisfies z.ZodType<OfferV1Value>;

export const EvaluatedOfferV1 = OfferV1.extend({ renderData: RenderData }).meta({ id: 'EvaluatedOfferV1' });
