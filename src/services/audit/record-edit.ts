import type { Db } from '#db/client.ts';
import { insertAuditEntry } from '#db/queries/audit/audit-entries.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { changedFields, type FieldsChange } from '#domain/audit/changed-fields.ts';
import type { ServiceContext } from '../context.ts';

/** `before` null: it was made; `after` null: it was removed. Secrets have no place in either. */
export interface Edit extends FieldsChange {
  entity: Audited;
  id: number | string;
}

/** Writes down who changed what, in the transaction of the change; an edit that changed nothing leaves no trace. */
export async function recordEdit(
  { actor, now }: ServiceContext,
  tx: Db,
  { entity, id, before, after }: Edit,
  /** Who decided it, when work that was promised does it. */
  decidedBy?: number | null,
): Promise<void> {
  const change = changedFields({ before, after });
  if (change === null) return;
  const userId = actor.kind === 'user' ? actor.id : (decidedBy ?? null);
  await insertAuditEntry(tx, { at: now, userId, entity, entityId: String(id), ...change });
}
