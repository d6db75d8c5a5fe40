import { z } from 'zod';
import { Decimal } from '#domain/money/decimal.ts';
import { MAX_KOPECKS } from '#domain/mortgage/loan/kopecks.ts';
import { CalcOptionsQuery } from './calc-options.ts';
import { EXAMPLE_SUBSIDY } from './example-subsidy.ts';
import { numberText } from './number-text.ts';

const MAX_EARLY = 100;
const EARLY_TEXT = /^([1-9]\d{0,3}):(\d{1,11}(?:\.\d{1,2})?):(term|payment)$/;

const SCHEDULE_FORMATS = ['json', 'csv'] as const;

/** '12:500000:term': after the payment of which month, roubles, what gets smaller. */
const EarlyText = z.string().transform((text, ctx) => {
  const [, month, amount, mode] = EARLY_TEXT.exec(text) ?? [];
  const amountKopecks = new Decimal(amount ?? 0).times(100).toNumber();
  if (mode === undefined || amountKopecks > MAX_KOPECKS) {
    ctx.addIssue({ code: 'custom', message: 'Ожидается «месяц:сумма:term» или «месяц:сумма:payment»' });
    return z.NEVER;
  }
  return { month: Number(month), amountKopecks, mode: mode as 'term' | 'payment' };
});

export const OfferParams = z.object({
  hash: z.string().meta({ description: 'hash предложения', example: EXAMPLE_SUBSIDY.hash }),
});

/** A schedule is asked for with a loan, early repayments and, of a subsidy, the cell of its matrix. */
export const ScheduleQuery = CalcOptionsQuery.omit({ monthlyPayment: true })
  .extend({
    early: z
      .preprocess(
        (value) => (value === '' ? [] : [value].flat()),
        z.array(EarlyText).max(MAX_EARLY, { error: `Не больше ${MAX_EARLY} досрочных погашений` }),
      )
      .optional()
      .meta({
        type: 'array',
        items: { type: 'string' },
        description:
          'Досрочное погашение: месяц:сумма:term (сократить срок) или месяц:сумма:payment (платёж)',
        example: ['12:500000:term'],
      }),
    interest: numberText({ min: 0, max: 1 })
      .optional()
      .meta({ description: 'Ставка ячейки субсидии, вместе с periodDuration' }),
    periodDuration: numberText({ min: 0, max: 100 })
      .optional()
      .meta({ description: 'Срок субсидии ячейки, лет, вместе с interest' }),
    format: z
      .enum(SCHEDULE_FORMATS, { error: 'Ожидается «json» или «csv»' })
      .default('json')
      .meta({ description: 'В каком виде отдать строки' }),
  })
  .refine(({ interest, periodDuration }) => (interest === undefined) === (periodDuration === undefined), {
    error: 'interest и periodDuration нужны вместе',
    path: ['periodDuration'],
  });

const Row = z.object({
  month: z.int(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  extra: z.number().meta({ description: 'Внесено досрочно сверх платежа' }),
  balance: z.number().meta({ description: 'Долг после платежа' }),
});

const Totals = z.object({
  months: z.int(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  extra: z.number(),
  fee: z.number().meta({ description: 'Комиссия при выдаче, вне строк' }),
});

/** The schedule of an offer; money in roubles with two decimals at most. */
export const Schedule = z
  .object({
    hash: z.string(),
    price: z.number(),
    loan: z.number(),
    rows: z.array(Row),
    totals: Totals,
    psk: z.number().nullable().meta({ description: 'ПСК (расчётная) без досрочных погашений, % годовых' }),
    saved: z
      .object({ interest: z.number(), months: z.int() })
      .nullable()
      .meta({ description: 'Что сберегли досрочные погашения' }),
  })
  .meta({ id: 'Schedule' });

export type Schedule = z.infer<typeof Schedule>;

/** The greatest price of an offer for a payment. */
export const MaxPrice = z
  .object({
    hash: z.string(),
    maxPrice: z.number(),
    monthlyPayment: z.number().meta({ description: 'Наименьший платёж при этой цене' }),
  })
  .meta({ id: 'MaxPrice' });

export type MaxPrice = z.infer<typeof MaxPrice>;
