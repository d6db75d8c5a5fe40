import { CollectionInput } from '#contract/collection.ts';
import { REQUIRED } from '#contract/record-fields.ts';
import { inTransaction } from '#db/client.ts';
import {
  type Collection,
  deleteCollection,
  holdCollection,
  insertCollection,
  listCollections as listAll,
  renameCollection,
  replaceCollectionComplexes,
} from '#db/queries/catalog/collections.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';

/** Every collection with its complexes; what a buyer may filter by. */
export function listCollections(ctx: ServiceContext): Promise<Collection[]> {
  return listAll(ctx.db);
}

/**
 * Writes a collection, a new one without an id, and answers its id; the complexes keep the order given. Errors:
 * NOT_FOUND for an unknown collection, CONFLICT when another one bears the name, capitals aside, INVALID without a name
 * and for an unknown complex.
 */
export async function saveCollection(
  ctx: ServiceContext,
  { id, seen, ...mine }: CollectionInput & { id?: number; seen?: CollectionInput | undefined },
): Promise<number> {
  requirePermission(ctx, 'clients', 'w');
  return inTransaction(ctx.db, async (tx) => {
    if (id !== undefined) await holdCollection(tx, id);
    const known = await listAll(tx);
    const before = known.find((other) => other.id === id);
    const theirs = before && { name: before.name, complexIds: before.complexIds };
    const { name, complexIds } = theirs
      ? await joinEdits(ctx, tx, {
          entity: 'collection',
          id: before.id,
          form: CollectionInput,
          from: seen,
          mine,
          theirs,
        })
      : mine;
    const title = name.trim();
    if (title === '') throw refuseField('name', REQUIRED);
    const wanted = [...new Set(complexIds)];
    if (known.some((other) => isSameName(other.name, title) && other.id !== id)) throw nameTaken();
    const found = new Set((await listComplexes(tx, wanted)).map((complex) => complex.id));
    const missing = wanted.find((complexId) => !found.has(complexId));
    if (missing !== undefined) throw refuseField('complexIds', `ЖК ${missing} больше нет`);
    if (before?.name === title && String(before.complexIds) === String(wanted)) return before.id;
    if (id !== undefined && !(await renameCollection(tx, id, title)))
      throw new AppError('NOT_FOUND', `Подборки ${id} нет`);
    const savedId = id ?? (await insertCollection(tx, title, ctx.now));
    if (savedId === undefined) throw nameTaken();
    await replaceCollectionComplexes(tx, savedId, wanted);
    await recordEdit(ctx, tx, {
      entity: 'collection',
      id: savedId,
      before: theirs ?? null,
      after: { name: title, complexIds: wanted },
    });
    return savedId;
  });
}

/** Takes a collection away; its complexes stay. Errors: NOT_FOUND. */
export async function removeCollection(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = (await listAll(tx)).find((collection) => collection.id === id);
    if (!known || !(await deleteCollection(tx, id))) throw new AppError('NOT_FOUND', `Подборки ${id} нет`);
    const { name, complexIds } = known;
    await recordEdit(ctx, tx, { entity: 'collection', id, before: { name, complexIds }, after: null });
  });
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
