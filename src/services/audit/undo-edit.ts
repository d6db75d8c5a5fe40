import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '#db/client.ts';
import { findAuditEntry } from '#db/queries/audit/audit-entries.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { UNDOABLE } from './undoable.ts';

const BY_HAND = 'Эту правку можно вернуть только вручную';
const CHANGED_SINCE =
  'С\u00a0тех пор эти поля изменили ещё раз. Верните нужное вручную: так ничего не\u00a0потеряется';

/**
 * Gives the fields of an edit the values they had before it, by the very edit that people make; it is written down as
 * one more. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT where another edit has changed these fields since,
 * or where nothing but hands may bring the record back; those of editing such a record.
 */
export async function undoEdit(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'adminAmen', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const edit = await findAuditEntry(tx, id);
    if (!edit) throw new AppError('NOT_FOUND', 'Этой правки больше нет в\u00a0журнале');
    const { before, after, entityId } = edit;
    const record = UNDOABLE[edit.entity as Audited];
    if (!record || before === null || after === null) throw new AppError('CONFLICT', BY_HAND);

    const within = { ...ctx, db: tx };
    const known = await record.read(within, Number(entityId));
    const names = Object.keys(after);
    if (names.some((name) => !(name in known))) throw new AppError('CONFLICT', BY_HAND);
    if (!names.every((name) => isDeepStrictEqual(asKept(known[name]), after[name]))) {
      throw new AppError('CONFLICT', CHANGED_SINCE);
    }
    await record.write(within, Number(entityId), { ...known, ...before });
  });
}

/** A value as the audit keeps it. */
function asKept(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
