import { z } from 'zod';
import { AUDITED, type Audited } from '#domain/audit/audited.ts';
import { isNearDay } from '#domain/time/near-day.ts';
import { adminListInput } from './admin-list.ts';
import { RecordId } from './record-fields.ts';

export const AuditListInput = adminListInput('audit').extend({
  /** The person who made the edits. */
  userId: RecordId.optional(),
  /** The number of the edited thing. */
  entityId: z.string().max(100).optional(),
  /** The day in Moscow. */
  day: z.string().refine(isNearDay).optional(),
  entity: z.enum(Object.keys(AUDITED) as [Audited, ...Audited[]]).optional(),
});
export type AuditListInput = z.infer<typeof AuditListInput>;

export interface AuditEntryShown {
  id: number;
  at: Date;
  /** Null when the operator made the edit by a command. */
  user: { id: number; name: string | null; phone: string } | null;
  entity: Audited;
  entityId: string;
  /** The name that the thing has, or had last; null for what has no name of its own. */
  name: string | null;
  /** Whether it is there still. */
  isHere: boolean;
  /** Whether it may be turned back by an edit; what others have changed since refuses that all the same. */
  mayUndo: boolean;
  /** The fields that changed; null for what was made. */
  before: Record<string, unknown> | null;
  /** The same fields after the edit; null when the thing was removed. */
  after: Record<string, unknown> | null;
}
