import { z } from 'zod';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import { type AdminList, AdminListInput } from './admin-list.ts';
import { InternationalPhone } from './phone.ts';
import { lines, REQUIRED, RecordId, requiredLine, URL_INVALID } from './record-fields.ts';
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
  brandName: string;
  dealUrl: string;
  createdAt: Date;
  /** Papers the person added, oldest first. */
  documents: Uploaded[];
  /** Oldest first; the creation of the application is the first of them. */
  moves: ApplicationMoveShown[];
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
}
