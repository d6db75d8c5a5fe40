import { z } from 'zod';
import { Decimal } from '#domain/money/decimal.ts';
import { OFFER_TYPES, type OfferType } from '#domain/mortgage/offer/offer.ts';
import { adminListInput } from './admin-list.ts';
import { Day } from './day.ts';
import { lines, REQUIRED, RecordId, seen } from './record-fields.ts';

const RANGE_TURNED = 'Значение «от» больше значения «до»';
/** The most rows of a matrix, and selections of places of an offer. */
export const MAX_ROWS = 100;
const MAX_ROUBLES = 1_000_000_000_000;
const MAX_YEARS = 50;

/** Allows only as many decimals as the table keeps without rounding. */
const exact = (schema: z.ZodNumber, decimals: number, message: string) =>
  schema.refine((value) => new Decimal(value).toDecimalPlaces(decimals).equals(value), message);

/** A share or a yearly rate, typed in percent. */
const Share = exact(
  z.number().min(0, 'От 0 до 100%').max(1, 'От 0 до 100%'),
  8,
  'Не больше шести знаков после запятой',
);
const Percent = exact(z.number().min(0, 'Не меньше 0').max(999), 3, 'Не больше трёх знаков после запятой');
const Roubles = exact(z.number().min(0, 'Не меньше 0').max(MAX_ROUBLES), 2, 'Не точнее копейки');
const Years = exact(
  z.number().max(MAX_YEARS, `Не больше ${MAX_YEARS} лет`),
  3,
  'Не больше трёх знаков после запятой',
);
const Term = Years.refine((years) => years >= 1, 'Не меньше года');
const Duration = Years.refine((years) => years > 0, 'Больше нуля');

const range = <Value extends z.ZodType<number>>(end: Value) =>
  z
    .object({ from: end.nullable().default(null), to: end.nullable().default(null) })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ['from'],
      message: RANGE_TURNED,
    });

const OfferDay = Day.nullable().default(null);

/** Texts beside an offer; an empty text is stored as none. */
const Words = lines(2_000)
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

const Priority = z.number({ error: REQUIRED }).int('Целое число').min(-1_000_000).max(1_000_000).default(0);

export const SubsidyRow = z.object({
  duration: Duration.nullable().default(null),
  interest: Share.nullable().default(null),
  /** The share of the price by which it grows for the subsidy. */
  discount: Share.nullable().default(null),
  /** The share of the loan paid at its issue. */
  fee: Share.nullable().default(null),
});

/** A bank's offer as an admin enters it. Parts that do not belong to its type are ignored. */
export const OfferInput = z
  .object({
    bankId: RecordId.nullable().default(null),
    programNameId: RecordId.nullable().default(null),
    /** The developer the offer is limited to; null for all. */
    brandId: RecordId.nullable().default(null),
    /** The project the offer is limited to; null for all. */
    projectId: RecordId.nullable().default(null),
    type: z.enum(OFFER_TYPES).default('BASE'),
    priority: Priority,
    geoGroupIds: z.array(RecordId).max(MAX_ROWS).default([]),
    downPayment: range(Share).prefault({}),
    period: range(Term).prefault({}),
    /** The bounds of the loan in roubles; of a combo, the bounds of its base part. */
    loan: range(Roubles).prefault({}),
    /** The yearly rate of the base part. */
    interest: Share.nullable().default(null),
    /** The part of a combo beyond the base part, up to `to` roubles of the whole loan. */
    combo: z
      .object({ interest: Share.nullable().default(null), to: Roubles.nullable().default(null) })
      .prefault({}),
    tranche: z
      .object({
        valuePart: Share.nullable().default(null),
        until: z.enum(['handover', 'years', 'date']).default('handover'),
        years: Duration.nullable().default(null),
        date: OfferDay,
      })
      .prefault({}),
    subsidy: z.array(SubsidyRow).max(MAX_ROWS).default([]),
    /** The range of ПСК that the bank itself declares, percent a year. */
    declaredPsk: range(Percent).prefault({}),
    termsAsOf: OfferDay,
    validFrom: OfferDay,
    validTo: OfferDay,
    comment: Words,
    tooltip: Words,
  })
  .superRefine((offer, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const field of ['bankId', 'programNameId', 'interest'] as const) {
      if (offer[field] === null) say([field], REQUIRED);
    }
    if (offer.validFrom !== null && offer.validTo !== null && offer.validFrom > offer.validTo) {
      say(['validFrom'], RANGE_TURNED);
    }
    checkPart[offer.type](offer, say);
  });
export type OfferInput = z.infer<typeof OfferInput>;
/** The values of the form, where days are still text. */
export type OfferForm = z.input<typeof OfferInput>;

type Checked = Pick<OfferInput, 'loan' | 'combo' | 'tranche' | 'subsidy'>;
type Say = (path: (string | number)[], message: string) => void;

/** Requires the fields of the part that gives an offer its type. */
const checkPart: Record<OfferType, (offer: Checked, say: Say) => void> = {
  BASE() {},
  COMBO({ loan, combo }, say) {
    if (loan.to === null) say(['loan', 'to'], REQUIRED);
    if (combo.interest === null) say(['combo', 'interest'], REQUIRED);
    if (combo.to !== null && loan.to !== null && combo.to < loan.to) say(['combo', 'to'], RANGE_TURNED);
  },
  TRANCHE({ tranche }, say) {
    if (tranche.valuePart === null) say(['tranche', 'valuePart'], REQUIRED);
    if (tranche.until === 'years' && tranche.years === null) say(['tranche', 'years'], REQUIRED);
    if (tranche.until === 'date' && tranche.date === null) say(['tranche', 'date'], REQUIRED);
  },
  SUBSIDY({ subsidy }, say) {
    if (subsidy.length === 0) say(['subsidy'], 'Добавьте хотя бы одну строку');
    subsidy.forEach(({ duration, interest }, at) => {
      if (duration === null) say(['subsidy', at, 'duration'], REQUIRED);
      if (interest === null) say(['subsidy', at, 'interest'], REQUIRED);
      const first = subsidy.findIndex((row) => row.duration === duration && row.interest === interest);
      if (duration !== null && interest !== null && first < at) {
        say(['subsidy', at, 'duration'], `Строка ${at + 1} повторяет строку ${first + 1}`);
      }
    });
  },
};

export const OfferChange = z.object({
  id: RecordId,
  offer: OfferInput,
  seen: seen(OfferInput),
});
export type OfferChange = z.infer<typeof OfferChange>;

/** A day and a time of day in Moscow as a form writes them; both blank is no moment. */
const MoscowMoment = z
  .object({
    day: Day,
    time: z
      .string()
      .trim()
      .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Введите время в\u00a0виде ЧЧ:ММ'),
  })
  .transform(({ day, time }, context): Date | null => {
    if (day === null && time === '') return null;
    if (day !== null && time !== '') return new Date(`${day}T${time}:00+03:00`);
    context.addIssue({ code: 'custom', path: [day === null ? 'day' : 'time'], message: REQUIRED });
    return z.NEVER;
  });

/** Terms that an offer is to have: a draft, published at the moment if there is one. */
export const OfferPlanInput = z.object({ id: RecordId, offer: OfferInput, publishAt: MoscowMoment });
export type OfferPlanInput = z.infer<typeof OfferPlanInput>;

/** A place among the others, with the one that was seen when it was changed. */
export const OfferPriority = z.object({ id: RecordId, priority: Priority, seen: z.number().optional() });
export type OfferPriority = z.infer<typeof OfferPriority>;

export const OfferListInput = adminListInput('offers').extend({
  bankId: RecordId.optional(),
  programNameId: RecordId.optional(),
  type: z.enum(OFFER_TYPES).optional(),
  projectId: RecordId.optional(),
});
export type OfferListInput = z.infer<typeof OfferListInput>;

/** Sets which kinds of a bank's programme are valid in a project. */
export const AssignmentInput = z.object({
  projectId: RecordId.nullable()
    .default(null)
    .refine((id) => id !== null, REQUIRED),
  programId: RecordId.nullable()
    .default(null)
    .refine((id) => id !== null, REQUIRED),
  programTypes: z.array(z.enum(OFFER_TYPES)).min(1, REQUIRED).max(OFFER_TYPES.length),
  priority: Priority,
  comment: Words,
  tooltip: Words,
});
export type AssignmentInput = z.infer<typeof AssignmentInput>;
/** The values of its form, where the project may not be chosen yet. */
export type AssignmentForm = z.input<typeof AssignmentInput>;

export const AssignmentChange = z.object({
  id: RecordId,
  assignment: AssignmentInput,
  seen: seen(AssignmentInput),
});
export type AssignmentChange = z.infer<typeof AssignmentChange>;

/** Assignments are listed by one of these. */
export const AssignmentQuery = z.object({ projectId: RecordId.optional(), programId: RecordId.optional() });
export type AssignmentQuery = z.infer<typeof AssignmentQuery>;
