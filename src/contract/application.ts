import { z } from 'zod';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import { BANK_OUTCOMES } from '#domain/application/bank-outcomes.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { type AdminList, AdminListInput } from './admin-list.ts';
import { Day } from './day.ts';
import { InternationalPhone } from './phone.ts';
import { line, lines, OneRecord, REQUIRED, RecordId, requiredLine, URL_INVALID } from './record-fields.ts';
import type { Uploaded } from './upload.ts';
import { isWebAddress } from './web-address.ts';

/** A person of a deal, as a partner names them. */
const DealPerson = z
  .object({
    surname: requiredLine(100),
    name: requiredLine(100),
    patronymic: z.union([z.literal('').transform(() => undefined), requiredLine(100)]).optional(),
    phone: InternationalPhone,
  })
  .meta({ id: 'Person' });
export type DealPerson = z.infer<typeof DealPerson>;

const DealUrl = z
  .string({ error: REQUIRED })
  .trim()
  .max(2_048, { error: URL_INVALID })
  .refine(isWebAddress, { error: URL_INVALID });

/** A mortgage application as a deal of a partner begins it. */
export const ApplicationInput = z
  .object({
    fizzUser: DealPerson,
    broker: DealPerson,
    brandName: requiredLine(200),
    sdelkaDealUrl: DealUrl,
  })
  .meta({
    example: {
      fizzUser: { surname: 'Иванова', name: 'Мария', patronymic: 'Петровна', phone: '+79991234567' },
      broker: { surname: 'Ким', name: 'Алёна', phone: '+74951203302' },
      brandName: 'Новый берег',
      sdelkaDealUrl: 'https://sdelka.example/4410',
    },
  });
export type ApplicationInput = z.infer<typeof ApplicationInput>;

export const ApplicationBegun = z.object({ formId: RecordId, userId: RecordId });
export type ApplicationBegun = z.infer<typeof ApplicationBegun>;

/** Finds the application a partner withdraws: by its id, which wins, or by its person and deal. */
export const ApplicationRefInput = z
  .object({
    id: RecordId.optional(),
    physUserPhone: InternationalPhone.optional(),
    sdelkaDealUrl: DealUrl.optional(),
  })
  .refine(
    ({ id, physUserPhone, sdelkaDealUrl }) =>
      id !== undefined || (physUserPhone !== undefined && sdelkaDealUrl !== undefined),
    { path: ['id'], error: 'Укажите «id» либо «physUserPhone» и «sdelkaDealUrl»' },
  )
  .meta({
    anyOf: [{ required: ['id'] }, { required: ['physUserPhone', 'sdelkaDealUrl'] }],
    example: { physUserPhone: '+79991234567', sdelkaDealUrl: 'https://sdelka.example/4410' },
  });
export type ApplicationRefInput = z.infer<typeof ApplicationRefInput>;

/** Pages have 20 rows and count from 1. */
export const OwnApplicationsInput = AdminListInput.pick({ page: true }).default({ page: 1 });
export type OwnApplicationsInput = z.infer<typeof OwnApplicationsInput>;

/** The filters of the broker's desk: `text` is a part of a name, a part of a phone, or a number of an application. */
export const OthersApplicationsInput = AdminListInput.extend({
  status: z.enum(APPLICATION_STATUSES).optional(),
}).default({ text: '', page: 1 });
export type OthersApplicationsInput = z.infer<typeof OthersApplicationsInput>;

/** The same filters without a page: all that they find. */
export const ApplicationExportInput = AdminListInput.pick({ text: true }).extend({
  status: z.enum(APPLICATION_STATUSES).optional(),
});
export type ApplicationExportInput = z.infer<typeof ApplicationExportInput>;

export const MAX_STATUS_COMMENT = 2_000;

export const StatusComment = z.object({ comment: lines(MAX_STATUS_COMMENT) });
export type StatusComment = z.infer<typeof StatusComment>;

/** The status to set; when the current one is not `expectedStatus`, which the caller saw, the change is a conflict. */
export const ApplicationStatusInput = z.object({
  id: RecordId,
  status: z.enum(APPLICATION_STATUSES),
  expectedStatus: z.enum(APPLICATION_STATUSES).optional(),
  comment: StatusComment.shape.comment.default(''),
});
export type ApplicationStatusInput = z.infer<typeof ApplicationStatusInput>;

/** Names a paper of one's own application by the uuid that its upload returned. */
export const DocumentInput = z.object({ id: RecordId, uuid: z.uuid() });
export type DocumentInput = z.infer<typeof DocumentInput>;

/** A paper that is added, for something a broker asked for or by itself. */
export const NewDocumentInput = DocumentInput.extend({ requestId: RecordId.optional() });
export type NewDocumentInput = z.infer<typeof NewDocumentInput>;

/** The name of a paper that a broker asks for. */
export const DocumentRequestFields = z.object({ title: requiredLine(100) });
export type DocumentRequestFields = z.infer<typeof DocumentRequestFields>;
export const DocumentRequestInput = DocumentRequestFields.extend({ id: RecordId });
export type DocumentRequestInput = z.infer<typeof DocumentRequestInput>;

/** One of several things that belong to an application. */
export const PartOfApplication = z.object({ id: RecordId, partId: RecordId });
export type PartOfApplication = z.infer<typeof PartOfApplication>;

const MOST_ROUBLES = 1_000_000_000;

/** The answer of a bank as a broker writes it down. Terms belong to an approval alone: a refusal drops them. */
export const BankAnswerFields = z
  .object({
    bank: requiredLine(100),
    outcome: z.enum(BANK_OUTCOMES),
    /** Roubles. */
    sum: z
      .int('Целое число рублей')
      .min(1, 'Больше нуля')
      .max(MOST_ROUBLES, 'Не больше миллиарда')
      .nullable(),
    /** Percent a year. */
    rate: z.number().min(0, 'От 0 до 100').max(100, 'От 0 до 100').nullable(),
    years: z
      .number()
      .min(1 / 12, 'От месяца')
      .max(50, 'До 50 лет')
      .nullable(),
    validUntil: Day.nullable(),
  })
  .superRefine(({ outcome, sum, rate, years }, context) => {
    if (outcome === 'REFUSED') return;
    for (const [name, value] of Object.entries({ sum, rate, years })) {
      if (value === null) context.addIssue({ code: 'custom', path: [name], message: REQUIRED });
    }
  });
export type BankAnswerFields = z.infer<typeof BankAnswerFields>;
export const BankAnswerInput = BankAnswerFields.and(OneRecord);
export type BankAnswerInput = z.infer<typeof BankAnswerInput>;

/** Gives an application to a broker of ours; null: to whoever has the phone of the deal. */
export const AssigneeInput = z.object({ id: RecordId, userId: RecordId.nullable() });
export type AssigneeInput = z.infer<typeof AssigneeInput>;

export const MayRenameInput = z.object({ id: RecordId, mayRename: z.boolean() });
export type MayRenameInput = z.infer<typeof MayRenameInput>;

/** The names of a person's form, as that person mends them. */
export const ApplicantNames = z.object({
  surname: requiredLine(100),
  firstName: requiredLine(100),
  patronymic: line(100),
});
export type ApplicantNames = z.infer<typeof ApplicantNames>;
export const RenameInput = ApplicantNames.extend({ id: RecordId });
export type RenameInput = z.infer<typeof RenameInput>;

export interface PersonShown {
  /** Surname, name and patronymic. */
  name: string;
  /** The phone in its stored form, +7XXXXXXXXXX. */
  phone: string;
}

export interface ApplicationShown {
  id: number;
  status: ApplicationStatus;
  person: PersonShown & { surname: string; firstName: string; patronymic: string | null };
  /** `isOurs` when a broker of the platform has the phone. */
  broker: PersonShown & { surname: string; firstName: string; patronymic: string | null; isOurs: boolean };
  /** The broker of ours whom the application was given to; null: the broker of the deal leads it. */
  assignee: { id: number; name: string; phone: string } | null;
  brandName: string;
  /** The company whose key began it; null where the key has none, or is none. */
  partnerName: string | null;
  dealUrl: string;
  createdAt: Date;
  /** When its person asked for no more work on it. */
  withdrawnAt: Date | null;
  /** The person may mend the names. */
  mayRename: boolean;
  /** Papers the person added, oldest first. */
  documents: Uploaded[];
  /** Papers a broker asked for, oldest first, and whether each came. */
  requests: { id: number; title: string; isReceived: boolean }[];
  /** Answers of banks, oldest first. */
  answers: BankAnswerShown[];
  /** Oldest first; the creation of the application is the first of them. */
  moves: ApplicationMoveShown[];
}

export interface BankAnswerShown {
  id: number;
  bank: string;
  answeredAt: Date;
  /** Null when the bank refused. */
  terms: { sum: number; rate: number; termMonths: number; validUntil: IsoDate | null } | null;
}

export interface ApplicationMoveShown {
  status: ApplicationStatus;
  at: Date;
  /** The person who did it; null for the partner who created the application. */
  by: string | null;
  comment: string | null;
}

export type OwnApplications = AdminList<ApplicationShown>;

export interface OthersApplications extends AdminList<ApplicationShown> {
  /** Counts of all applications the text finds, whatever status is asked for. */
  counts: Record<ApplicationStatus, number>;
}

export interface ApplicationDetails {
  asOf: Date;
  application: ApplicationShown;
  /** The caller's own application, which only other people may change. */
  isOwn: boolean;
  /** Statuses the caller may set next, the step forward first. */
  nextStatuses: ApplicationStatus[];
  /** The caller may lead it: write down answers, ask for papers, give it to another broker. */
  mayLead: boolean;
  /** The caller may also bring it a step back. */
  mayStepBack: boolean;
  /** Brokers it may be given to, by name; empty for who may not lead it. */
  brokers: { id: number; name: string }[];
}

/** A table to be kept as a file. */
export interface ApplicationExport {
  fileName: string;
  csv: string;
}
