import { NameQuery } from '#contract/api-key.ts';
import { CollectionChange, CollectionInput, CollectionListInput } from '#contract/collection.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { listAdminCollections } from '#services/listing/list-admin-collections.ts';
import { removeCollection, saveCollection } from '#services/listing/save-collection.ts';
import { suggestComplexes } from '#services/listing/suggest-complexes.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('clients', 'r');
const forKeepers = forPermitted('clients', 'rw');

/** Lists of complexes that people put together. */
export const collectionsRouter = router({
  list: forReaders
    .input(CollectionListInput)
    .query(({ ctx, input }) => listAdminCollections(ctx.services, input)),
  complexes: forReaders
    .input(NameQuery)
    .query(({ ctx, input }) => suggestComplexes(ctx.services, input.text, 'clients')),
  create: forKeepers
    .input(CollectionInput)
    .mutation(async ({ ctx, input }) => ({ id: await saveCollection(ctx.services, input) })),
  update: forKeepers.input(CollectionChange).mutation(async ({ ctx, input: { id, collection, seen } }) => {
    await saveCollection(ctx.services, { id, seen, ...collection });
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeCollection(ctx.services, input.id);
    return null;
  }),
});
