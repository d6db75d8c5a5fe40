import { z } from 'zod';
import { CalcOptions } from './calc-options.ts';

/** The longest key of the second version: names of a bank and a programme, a region, a type, a hash. */
const MAX_LEGACY_KEY = 500;
const MAX_HASH = 40;

const cell = {
  type: z.literal('subsidy'),
  interest: z.number().min(0).max(1).meta({ description: 'Ставка ячейки, доля в год' }),
  periodDuration: z.number().positive().max(100).meta({ description: 'Срок субсидии ячейки, лет' }),
  options: CalcOptions.optional(),
};

/** The cell of a subsidy to count an offer at, and the query; the offer by its hash. */
export const PatchedOfferInput = z.object({
  ...cell,
  offerKey: z.string().max(MAX_HASH).meta({ description: 'hash предложения' }),
});

/** The same of the second version, which knows offers by `keys.offer`. */
export const PatchedOfferV1Input = z.object({
  ...cell,
  offerKey: z.string().max(MAX_LEGACY_KEY).meta({ description: 'keys.offer предложения' }),
});
