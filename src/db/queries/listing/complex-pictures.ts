import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexMedia, media } from '../../schema/media.ts';

export type ComplexPicture = Pick<
  typeof media.$inferSelect,
  'id' | 'uuid' | 'sourceUrl' | 'storedKey' | 'type' | 'photoType'
> &
  Pick<typeof complexMedia.$inferSelect, 'isHidden'>;

/** Every picture of a complex, those an admin ordered first, hidden ones too. */
export function listComplexPictures(db: Db, complexId: number): Promise<ComplexPicture[]> {
  return db
    .select({
      id: media.id,
      uuid: media.uuid,
      sourceUrl: media.sourceUrl,
      storedKey: media.storedKey,
      type: media.type,
      photoType: media.photoType,
      isHidden: complexMedia.isHidden,
    })
    .from(complexMedia)
    .innerJoin(media, eq(media.id, complexMedia.mediaId))
    .where(eq(complexMedia.complexId, complexId))
    .orderBy(asc(sql`${complexMedia.feedId} IS NOT NULL`), asc(complexMedia.order), asc(media.id));
}

/** The picture at an address, made known when it is not. */
export async function ensurePicture(tx: Db, sourceUrl: string): Promise<number> {
  const [row] = await tx
    .insert(media)
    .values({ type: 'IMAGE', sourceUrl })
    .onConflictDoUpdate({ target: media.sourceUrl, set: { sourceUrl } })
    .returning({ id: media.id });
  return row!.id;
}

export interface OrderedPicture {
  mediaId: number;
  photoType: (typeof media.$inferSelect)['photoType'];
  isHidden: boolean;
}

/** Makes these pictures an admin's own, in this order; feeds leave them alone from now on. */
export async function orderPictures(tx: Db, complexId: number, pictures: OrderedPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(complexMedia)
    .values(
      pictures.map(({ mediaId, isHidden }, at) => ({
        complexId,
        mediaId,
        isHidden,
        order: at + 1,
        feedId: null,
      })),
    )
    .onConflictDoUpdate({
      target: [complexMedia.complexId, complexMedia.mediaId],
      set: { order: sql`excluded."order"`, isHidden: sql`excluded.is_hidden`, feedId: null },
    });
  for (const [photoType, own] of Map.groupBy(pictures, (picture) => picture.photoType)) {
    const ids = own.map(({ mediaId }) => mediaId);
    await tx.update(media).set({ photoType }).where(inArray(media.id, ids));
  }
}

/** Takes pictures off a complex. */
export async function dropPictures(tx: Db, complexId: number, mediaIds: number[]): Promise<void> {
  if (mediaIds.length === 0) return;
  await tx
    .delete(complexMedia)
    .where(and(eq(complexMedia.complexId, complexId), inArray(complexMedia.mediaId, mediaIds)));
}
