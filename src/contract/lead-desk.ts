import { z } from 'zod';
import {
  LEAD_RESULTS,
  LEAD_VIEWS,
  type LeadEventKind,
  type LeadKind,
  type LeadResult,
  type LeadView,
} from '#domain/lead/lead-work.ts';
import { type AdminList, adminListInput } from './admin-list.ts';
import { keysOf } from './keys-of.ts';
import { lines, REQUIRED, RecordId } from './record-fields.ts';

/** The text is sought in phones, names, e-mails and numbers of leads. */
export const LeadListInput = adminListInput('leads').extend({
  view: z.enum(keysOf(LEAD_VIEWS)).optional(),
  /** Leads that forms of this company brought, or that were given to it. */
  clientId: RecordId.optional(),
});
export type LeadListInput = z.infer<typeof LeadListInput>;

export const LeadNote = z.object({ text: lines(2_000).min(1, { error: REQUIRED }) });
export type LeadNote = z.infer<typeof LeadNote>;

export const LeadNoteInput = z.object({ id: RecordId, ...LeadNote.shape });
export const LeadResultInput = z.object({ id: RecordId, result: z.enum(keysOf(LEAD_RESULTS)).nullable() });

/** Where a lead is: on its way, in the inbox of the platform, at the recipient's, or not accepted. */
export type LeadDelivery = 'WAITING' | 'INBOX' | 'DELIVERED' | 'REFUSED';

export interface LeadShown {
  id: number;
  kind: LeadKind;
  createdAt: Date;
  /** All null when the person had them erased, or they are not for the caller. */
  name: string | null;
  /** In its stored form, +7XXXXXXXXXX. */
  phone: string | null;
  email: string | null;
  isErased: boolean;
  /** The contacts are there, and not for the caller: the person gave them to somebody else. */
  isMasked: boolean;
  recipient: string;
  delivery: LeadDelivery;
  /** Who works on it. */
  takenBy: string | null;
  takenAt: Date | null;
  result: LeadResult | null;
}

export interface LeadList extends AdminList<LeadShown> {
  /** The name of the client that was asked for. */
  client: string | null;
  /** Counts of what the text finds. */
  counts: Record<LeadView, number> & { all: number };
}

export interface LeadFact {
  label: string;
  value: string;
  /** An address to open. */
  href?: string;
}

export interface LeadEventShown {
  id: number;
  at: Date;
  kind: LeadEventKind;
  /** Null for what the product did by itself. */
  by: string | null;
  note: string | null;
}

export interface LeadDetails {
  asOf: Date;
  lead: LeadShown & {
    comment: string | null;
    facts: LeadFact[];
    /** Tells whether the text about personal data was agreed to, and which version. */
    consentVersionId: number | null;
    lastError: string | null;
    isMine: boolean;
  };
  /** Oldest first. */
  events: LeadEventShown[];
  /** Other leads with this phone. */
  doubles: number;
  /** Those of them that ask the same of the same recipient, and are not settled. */
  openDoubles: number;
  /** It lies here, and its recipient has a CRM or a server by now. */
  canSendOn: boolean;
}
