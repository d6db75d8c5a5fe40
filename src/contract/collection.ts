import { z } from 'zod';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { type AdminList, adminListInput, ONLY_RECORD } from './admin-list.ts';
import { RecordId, requiredLine, seen } from './record-fields.ts';

const MAX_COLLECTED = 500;

export const CollectionListInput = adminListInput('collections').extend(ONLY_RECORD);
export type CollectionListInput = z.infer<typeof CollectionListInput>;

/** A list of complexes put together in the console. */
export const CollectionInput = z.object({
  name: requiredLine(100),
  /** The ids stand in the order of display. */
  complexIds: z.array(RecordId).max(MAX_COLLECTED, `Не больше ${MAX_COLLECTED} комплексов`),
});
export type CollectionInput = z.infer<typeof CollectionInput>;

export const CollectionChange = z.object({
  id: RecordId,
  collection: CollectionInput,
  seen: seen(CollectionInput),
});
export type CollectionChange = z.infer<typeof CollectionChange>;

export interface CollectionShown extends NamedId {
  complexes: NamedId[];
}

export type CollectionList = AdminList<CollectionShown>;
