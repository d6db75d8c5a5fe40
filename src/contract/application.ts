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

/** Which application a partner takes back: by its id, which wins, or by its person and deal. */
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

/** 20 a page, pages from 1. */
export const OwnApplicationsInput = AdminListInput.pick({ page: true }).default({ page: 1 });
export type OwnApplicationsInput = z.infer<typeof OwnApplicationsInput>;

/** What the broker's desk asks for: by a part of a name or of a phone, by a number, by a status. */
export const OthersApplicationsInput = AdminListInput.extend({
  status: z.enum(APPLICATION_STATUSES).optional(),
}).default({ text: '', page: 1 });
export type OthersApplicationsInput = z.infer<typeof OthersApplicationsInput>;

export const MAX_STATUS_COMMENT = 2_000;

/** What a broker may add to a change of status. */
export const StatusComment = z.object({ comment: lines(MAX_STATUS_COMMENT) });
export type StatusComment = z.infer<typeof StatusComment>;

/** A status to come to; `expectedStatus` is what the caller saw, and another one makes the change a conflict. */
export const ApplicationStatusInput = z.object({
  id: RecordId,
  status: z.enum(APPLICATION_STATUSES),
  expectedStatus: z.enum(APPLICATION_STATUSES).optional(),
  comment: StatusComment.shape.comment.default(''),
});
export type ApplicationStatusInput = z.infer<typeof ApplicationStatusInput>;

/** A paper of one's own application, by the uuid that its upload answered. */
export const DocumentInput = z.object({ id: RecordId, uuid: z.uuid() });
export type DocumentInput = z.infer<typeof DocumentInput>;

export interface PersonShown {
  /** Surname, name and patronymic. */
  name: string;
  /** +7XXXXXXXXXX */
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
  /** Oldest first, the beginning among them. */
  moves: ApplicationMoveShown[];
}

export interface ApplicationMoveShown {
  status: ApplicationStatus;
  at: Date;
  /** Who did it; null for the partner who began it. */
  by: string | null;
  comment: string | null;
}

export type OwnApplications = AdminList<ApplicationShown>;

export interface OthersApplications extends AdminList<ApplicationShown> {
  /** Of all the text finds, whatever status is asked for. */
  counts: Record<ApplicationStatus, number>;
}

export interface ApplicationDetails {
  asOf: Date;
  application: ApplicationShown;
  /** The caller's own: seen, and changed by others only. */
  isOwn: boolean;
  /** Where the caller may bring it next, the step forward first. */
  nextStatuses: ApplicationStatus[];
}
