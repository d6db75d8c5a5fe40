import { z } from 'zod';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { MAX_KOPECKS } from '#domain/mortgage/loan/kopecks.ts';
import { type NumberBounds, numberText } from './number-text.ts';

/** The largest sum in roubles that the engine can calculate. */
const MAX_ROUBLES = MAX_KOPECKS / 100;
/** The limit lies far beyond any mortgage, so that a term longer than an offer allows is reported as a reason. */
const MAX_ASKED_YEARS = 100;

export const ROUBLES: NumberBounds = { min: 0, max: MAX_ROUBLES };
export const SHARE: NumberBounds = { min: 0, max: 1 };
export const YEARS: NumberBounds = { min: CALCULATOR_BOUNDS.years.min, max: MAX_ASKED_YEARS };

const price = described(ROUBLES, 'Цена, ₽', CALCULATOR_DEFAULTS.price);
const initialPayment = described(SHARE, 'Первый взнос, доля цены', CALCULATOR_DEFAULTS.initialPayment);
const years = described(YEARS, 'Срок, лет; можно дробный', CALCULATOR_DEFAULTS.years);
const monthlyPayment = described(ROUBLES, 'Платёж не выше, ₽ в месяц', CALCULATOR_DEFAULTS.monthlyPayment);

/** The options of a calculation in a query string; an option left out restricts nothing. */
export const CalcOptionsQuery = z.object({
  price: price.text.optional(),
  initialPayment: initialPayment.text.optional(),
  years: years.text.optional(),
  monthlyPayment: monthlyPayment.text.optional().meta({ deprecated: true }),
});

export type CalcOptionsQuery = z.infer<typeof CalcOptionsQuery>;

/** The same options in a JSON body. */
export const CalcOptions = z.object({
  price: price.number.optional(),
  initialPayment: initialPayment.number.optional(),
  years: years.number.optional(),
  monthlyPayment: monthlyPayment.number.optional().meta({ deprecated: true }),
});

/** The options of the first version's programmes in a query string. */
export const ProgramOptionsQuery = z.object({
  price: price.text.optional(),
  initialPayment: initialPayment.text.optional(),
  years: years.text.optional(),
  interest: described(SHARE, 'Ставка не выше, доля в год', 0.12).text.optional(),
  monthlyPayment: monthlyPayment.text
    .optional()
    .meta({ deprecated: true, description: 'Принимается и ни на что не влияет' }),
});

export type ProgramOptionsQuery = z.infer<typeof ProgramOptionsQuery>;

/** The query for the highest affordable price. */
export const MaxPriceQuery = z.object({
  payment: described(ROUBLES, 'Платёж, ₽ в месяц', CALCULATOR_DEFAULTS.monthlyPayment).text.refine(
    (value) => value !== undefined,
    { error: 'Нужен платёж' },
  ),
  initialPayment: initialPayment.text.optional(),
  years: years.text.optional(),
});

/** Describes one quantity for a query string and for JSON. */
function described(bounds: NumberBounds, description: string, example: number) {
  const meta = { description, example };
  return {
    text: numberText(bounds).meta({ ...numberText(bounds).meta(), ...meta }),
    number: z.number().min(bounds.min).max(bounds.max).meta(meta),
  };
}
