import type { Db } from '#db/client.ts';
import { listCollections, replaceCollectionComplexes } from '#db/queries/catalog/collections.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** Puts a complex at the end of these collections and out of the others. Errors: INVALID for an unknown one. */
export async function placeInCollections(
  ctx: ServiceContext,
  tx: Db,
  complexId: number,
  collectionIds: readonly number[],
): Promise<void> {
  const collections = await listCollections(tx);
  if (collectionIds.some((id) => !collections.some((one) => one.id === id))) {
    throw refuseField('collectionIds', 'Такой подборки больше нет');
  }
  for (const { id, complexIds: before } of collections) {
    const isWanted = collectionIds.includes(id);
    if (isWanted === before.includes(complexId)) continue;
    const after = isWanted ? [...before, complexId] : before.filter((one) => one !== complexId);
    await replaceCollectionComplexes(tx, id, after);
    await recordEdit(ctx, tx, {
      entity: 'collection',
      id,
      before: { complexIds: before },
      after: { complexIds: after },
    });
  }
}
