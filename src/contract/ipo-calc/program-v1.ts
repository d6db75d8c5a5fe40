import { z } from 'zod';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { PROGRAM_REASONS } from '#domain/mortgage/legacy/match-program.ts';
import type { ProgramV1 as ProgramV1Value } from '#domain/mortgage/legacy/program-v1.ts';
import { Pair } from './offer-v1.ts';

/** An offer flattened to one rate, as the first version gives it. */
export const ProgramV1 = z
  .object({
    bankName: z.string(),
    bankIcon: z.string(),
    name: z.string(),
    subName: z.string().optional(),
    interest: z.number().min(0).max(1),
    years: Pair,
    valueRange: Pair,
    initialPayment: Pair,
    monthlyPayment: z.number().meta({ description: 'Целые рубли' }),
    brand: z.string().optional(),
    region: z.enum(LEGACY_REGIONS).optional(),
    comment: z.string().optional(),
    subBrand: z.string().optional(),
    priority: z.number().meta({ description: 'Меньшее число стоит выше' }),
    tranche1: z.number().nullable().meta({ description: 'Первый транш, процент кредита' }),
    tranche1EndDate: z.string().nullable(),
  })
  .meta({ id: 'ProgramV1' }) satisfies z.ZodType<ProgramV1Value>;

export const NotMatchingProgramV1 = ProgramV1.extend({
  reasons: z.array(z.enum(PROGRAM_REASONS)).min(1),
}).meta({ id: 'NotMatchingProgramV1' });
