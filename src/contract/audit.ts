import { z } from 'zod';
import { AUDITED, type Audited } from '#domain/audit/audited.ts';
import { AdminListInput } from './admin-list.ts';

export const AuditListInput = AdminListInput.extend({
  entity: z.enum(Object.keys(AUDITED) as [Audited, ...Audited[]]).optional(),
});
export type AuditListInput = z.infer<typeof AuditListInput>;

/** One edit in the console. */
export interface AuditEntryShown {
  id: number;
  at: Date;
  /** Null: the operator, by a command. */
  user: { id: number; name: string | null; phone: string } | null;
  entity: Audited;
  entityId: string;
  /** The fields that changed; null for what was made. */
  before: Record<string, unknown> | null;
  /** The same fields after; null for what was removed. */
  after: Record<string, unknown> | null;
}
