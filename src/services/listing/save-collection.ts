import { inTransaction } from '#db/client.ts';
import {
  type Collection,
  deleteCollection,
  insertCollection,
  listCollections as listAll,
  renameCollection,
  replaceCollectionComplexes,
} from '#db/queries/catalog/collections.ts';
import { listComplexes } from '#db/queries/listing/list-complexes.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Every collection with its complexes; what a buyer may filter by. */
export function listCollections(ctx: ServiceContext): Promise<Collection[]> {
  return listAll(ctx.db);
}

/**
 * Writes a collection, a new one without an id, and answers its id; the complexes keep the order given.
 * Errors: NOT_FOUND for an unknown collection or complex, CONFLICT when another collection bears the name, INVALID
 * without a name.
 */
export async function saveCollection(
  ctx: ServiceContext,
  { id, name, complexIds }: { id?: number; name: string; complexIds: number[] },
): Promise<number> {
  requirePermission(ctx, 'clients', 'w');
  const title = name.trim();
  if (title === '') throw new AppError('INVALID', 'У подборки нет названия');
  const wanted = [...new Set(complexIds)];
  return inTransaction(ctx.db, async (tx) => {
    const known = await listAll(tx);
    if (known.some((other) => other.name === title && other.id !== id))
      throw new AppError('CONFLICT', `Подборка «${title}» уже есть`);
    const found = new Set((await listComplexes(tx, wanted)).map((complex) => complex.id));
    const missing = wanted.find((complexId) => !found.has(complexId));
    if (missing !== undefined) throw new AppError('NOT_FOUND', `ЖК ${missing} нет`);
    const before = known.find((other) => other.id === id);
    if (before?.name === title && String(before.complexIds) === String(wanted)) return before.id;
    if (id !== undefined && !(await renameCollection(tx, id, title)))
      throw new AppError('NOT_FOUND', `Подборки ${id} нет`);
    const savedId = id ?? (await insertCollection(tx, title, ctx.now));
    if (savedId === undefined) throw new AppError('CONFLICT', `Подборка «${title}» уже есть`);
    await replaceCollectionComplexes(tx, savedId, wanted);
    return savedId;
  });
}

/** Takes a collection away; its complexes stay. Errors: NOT_FOUND. */
export async function removeCollection(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  if (!(await deleteCollection(ctx.db, id))) throw new AppError('NOT_FOUND', `Подборки ${id} нет`);
}
