import type { CollectionName } from '#contract/search-figures.ts';
import { listCollections } from '#db/queries/catalog/collections.ts';
import type { ServiceContext } from '../context.ts';

/** What buyers may filter by, without what is in each: collections by name. */
export async function listCollectionNames(ctx: ServiceContext): Promise<CollectionName[]> {
  return (await listCollections(ctx.db)).map(({ id, name }) => ({ id, name }));
}
