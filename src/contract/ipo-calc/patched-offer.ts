import { z } from 'zod';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { CalcOptions } from './calc-options.ts';
import { EXAMPLE_SUBSIDY } from './example-subsidy.ts';

/** The longest key of the second version: names of a bank and a programme, a region, a type, a hash. */
const MAX_LEGACY_KEY = 500;
const MAX_HASH = 40;

/** The cell of a subsidy to count an offer at, and the query; the offer by its hash. */
export const PatchedOfferInput = patchOf(MAX_HASH, 'hash предложения', EXAMPLE_SUBSIDY.hash);

/** The same for the second version, which refers to offers by `keys.offer`. */
export const PatchedOfferV1Input = patchOf(
  MAX_LEGACY_KEY,
  'keys.offer предложения',
  EXAMPLE_SUBSIDY.legacyKey,
);

function patchOf(maxKey: number, key: string, exampleKey: string) {
  const { interest, periodDuration } = EXAMPLE_SUBSIDY;
  const { price, initialPayment, years } = CALCULATOR_DEFAULTS;
  return z
    .object({
      type: z.literal('subsidy'),
      interest: z.number().min(0).max(1).meta({ description: 'Ставка ячейки, доля в год' }),
      periodDuration: z.number().positive().max(100).meta({ description: 'Срок субсидии ячейки, лет' }),
      offerKey: z.string().max(maxKey).meta({ description: key }),
      options: CalcOptions.optional(),
    })
    .meta({
      example: {
        type: 'subsidy',
        interest,
        periodDuration,
        offerKey: exampleKey,
        options: { price, initialPayment, years },
      },
    });
}
