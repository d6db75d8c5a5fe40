import { z } from 'zod';
import { AUDITED, type Audited } from '#domain/audit/audited.ts';
import { adminListInput } from './admin-list.ts';

export const AuditListInput = adminListInput('audit').extend({
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
  /** The fields that changed; null for what was made. */
  before: Record<string, unknown> | null;
  /** The same fields after the edit; null when the thing was removed. */
  after: Record<string, unknown> | null;
}
