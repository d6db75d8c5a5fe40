import { z } from 'zod';
import { isPhoneBlank, normalisePhone, PHONE_INVALID } from '#domain/access/phone.ts';
import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import { type AdminList, adminListInput, ONLY_RECORD } from './admin-list.ts';
import type { Company } from './company.ts';
import { ONE_CONTACT } from './lead.ts';
import { EMAIL_INVALID, line, lines, RecordId, refuseTwins, requiredLine, seen } from './record-fields.ts';

export const MAX_CONTACTS = 20;
const FIRST_YEAR = 1800;
export const YEAR_INVALID = `Год от ${FIRST_YEAR} до нынешнего`;

export const CompanyListInput = adminListInput('companies').extend({
  ...ONLY_RECORD,
  type: z.enum(COMPANY_TYPES).optional(),
});
export type CompanyListInput = z.infer<typeof CompanyListInput>;

/** A way to reach a company; an empty field is dropped. */
const Contact = z
  .object({
    email: line(254).refine((text) => text === '' || z.email().safeParse(text).success, EMAIL_INVALID),
    phone: line(40).refine((text) => isPhoneBlank(text) || normalisePhone(text) !== undefined, PHONE_INVALID),
    description: line(200),
  })
  .refine(({ email, phone }) => email !== '' || !isPhoneBlank(phone), {
    path: ['email'],
    error: ONE_CONTACT,
  });

/** A company as an admin describes it. */
export const CompanyInput = z
  .object({
    name: requiredLine(120),
    type: z.enum(COMPANY_TYPES, { error: 'Выберите тип' }),
    /** Its name in addresses; empty means none. */
    uname: line(100).regex(/^[a-z0-9-]*$/, { error: 'Только латинские буквы, цифры и\u00a0дефис' }),
    fullName: line(305),
    /** It is never in the future; only the server checks that, because it knows the year. */
    foundationYear: z
      .number(YEAR_INVALID)
      .int(YEAR_INVALID)
      .min(FIRST_YEAR, YEAR_INVALID)
      .max(9_999, YEAR_INVALID)
      .nullable(),
    description: lines(5_000),
    /** The uuid that the upload of the picture returned. */
    logoUuid: z.uuid().nullable(),
    contacts: z.array(Contact).max(MAX_CONTACTS),
  })
  .superRefine(({ contacts }, context) => {
    refuseTwins(contacts, ({ email }) => email, 'email', context, ['contacts']);
    refuseTwins(contacts, ({ phone }) => normalisePhone(phone) ?? '', 'phone', context, ['contacts']);
  });
export type CompanyInput = z.infer<typeof CompanyInput>;

export const CompanyChange = z.object({ id: RecordId, company: CompanyInput, seen: seen(CompanyInput) });
export type CompanyChange = z.infer<typeof CompanyChange>;

/** A company as the console lists it. */
export interface CompanyShown extends Company {
  logoName: string | null;
  /** The things that refer to the company, in words: '3 ЖК', '1 ключ'. */
  uses: string[];
}

export interface CompanyList extends AdminList<CompanyShown> {
  /** Counts of all companies the text finds. */
  counts: Record<CompanyType, number>;
}
