import { z } from 'zod';
import { PHONE_MASK_START } from '#domain/access/phone.ts';
import { LINES_PATTERN } from '#domain/text/lines-pattern.ts';
import { ROUBLES, SHARE, YEARS } from './ipo-calc/calc-options.ts';
import { type NumberBounds, outsideText } from './ipo-calc/number-text.ts';
import { OptionalPersonName } from './person-name.ts';
import { Phone } from './phone.ts';
import { EMAIL_INVALID, line, REQUIRED } from './record-fields.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number, or a text of one as people type it: spaces of any kind between digits, a comma for the point. */
const LooseNumber = z.union([z.number(), z.string().max(40)]).transform((value, context) => {
  if (typeof value === 'number') return value;
  const text = value.replace(/\s/g, '').replace(',', '.');
  if (NUMBER.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: 'Ожидается число' });
  return z.NEVER;
});

export const ONE_CONTACT = 'Оставьте хотя бы один контакт';

const Agreement = z.literal(true, 'Вы должны согласиться');
const MAX_NAME = 100;
const Name = line(MAX_NAME, `Имя не должно быть длиннее ${MAX_NAME} символов`).min(1, { error: REQUIRED });
const Email = z.string({ error: EMAIL_INVALID }).trim().max(254, EMAIL_INVALID).email(EMAIL_INVALID);
const Comment = z
  .string({ error: REQUIRED })
  .trim()
  .regex(LINES_PATTERN, { error: 'Текст содержит недопустимые символы' })
  .min(1, { error: REQUIRED })
  .max(2_000, { error: 'Не больше 2000 символов' });
export const PageUrl = z
  .string()
  .trim()
  .max(2_048, 'Адрес страницы длиннее 2048 символов')
  .regex(/^https?:\/\/[^\s]+$/i, 'Адрес страницы должен начинаться с http:// или https://');
const within = (bounds: NumberBounds) => {
  const error = outsideText(bounds);
  return LooseNumber.pipe(z.number({ error }).min(bounds.min, { error }).max(bounds.max, { error }));
};

/** The lead of the calculator widget: contacts and the calculation the person saw. */
export const WidgetApplicationInput = z
  .object({
    phone: Phone,
    name: Name,
    /** The loan and the price in roubles. */
    amount: within(ROUBLES),
    price: within(ROUBLES),
    /** The rate is a fraction of one, as everywhere: 12 % is 0.12. */
    interest: within(SHARE),
    years: within(YEARS),
    initialPayment: within(SHARE),
    pageUrl: PageUrl.optional(),
    /** The hash of the offer the person chose. */
    offer: line(200).optional(),
    agreement: Agreement.optional(),
    /** The recipient that the form named; another one by now refuses the lead. */
    recipient: line(500).optional(),
  })
  .meta({
    example: {
      phone: '+7 (999) 123-45-67',
      name: 'Анна',
      amount: 10_500_000,
      price: 15_000_000,
      interest: 0.06,
      years: 20,
      initialPayment: 0.3,
      agreement: true,
    },
  });
export type WidgetApplicationInput = z.infer<typeof WidgetApplicationInput>;

export const ComingSoonEmailInput = z.object({ email: Email, agreement: Agreement });
export type ComingSoonEmailInput = z.infer<typeof ComingSoonEmailInput>;

/** The phone may be left out or empty; an untouched field holds the start of its mask. */
const MaybePhone = z
  .union([
    z
      .string()
      .trim()
      .pipe(z.enum(['', PHONE_MASK_START.trim()]))
      .transform(() => null),
    Phone,
  ])
  .prefault('');
const MaybeEmail = z
  .union([
    z
      .string()
      .trim()
      .pipe(z.literal(''))
      .transform(() => null),
    Email,
  ])
  .prefault('');

/** One contact is enough; without any, both fields show the error. */
export const RegistrationLeadInput = z
  .object({ name: Name, phone: MaybePhone, email: MaybeEmail, agreement: Agreement })
  .superRefine(({ phone, email }, context) => {
    if (phone === null && email === null) {
      for (const field of ['phone', 'email']) {
        context.addIssue({ code: 'custom', path: [field], message: ONE_CONTACT });
      }
    }
  });
export type RegistrationLeadInput = z.infer<typeof RegistrationLeadInput>;

const Id = z.int().positive().max(2_147_483_647);

/** The form «Свяжитесь со мной» of a complex or, without one, of a country. */
export const BookingLeadInput = z
  .object({
    name: z.string({ error: REQUIRED }).pipe(OptionalPersonName.min(1, { error: REQUIRED })),
    phone: Phone,
    ComplexId: Id.optional(),
    CountryId: Id.optional(),
    HouseBook: z.boolean(),
    agreement: Agreement,
  })
  .refine(({ ComplexId, CountryId }) => (ComplexId === undefined) !== (CountryId === undefined), {
    path: ['ComplexId'],
    error: 'Укажите либо ComplexId, либо CountryId',
  });
export type BookingLeadInput = z.infer<typeof BookingLeadInput>;

export const CallbackLeadInput = z.object({
  phone: Phone,
  fullName: Name,
  comment: Comment,
  method: z.enum(['call', 'sms']).default('call'),
  agreement: Agreement,
});
export type CallbackLeadInput = z.infer<typeof CallbackLeadInput>;

const CONTACT_CHANNELS = ['Звонок', 'Мессенджер', 'Смс', 'Почта'] as const;

/** A request to be contacted; the contact the chosen channel needs is required. */
export const ContactRequestInput = z
  .object({
    name: Name,
    channel: z.enum(CONTACT_CHANNELS),
    phone: MaybePhone,
    email: MaybeEmail,
    description: Comment.optional(),
  })
  .superRefine(({ channel, phone, email }, context) => {
    const needed = channel === 'Почта' ? 'email' : 'phone';
    if (!(needed === 'email' ? email : phone)) {
      context.addIssue({ code: 'custom', path: [needed], message: REQUIRED });
    }
  });
export type ContactRequestInput = z.infer<typeof ContactRequestInput>;
