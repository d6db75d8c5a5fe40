import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Db } from '../../client.ts';
import { complexMedia, media } from '../../schema/media.ts';

export type ComplexPicture = Pick<
  typeof media.$inferSelect,
  'id' | 'uuid' | 'sourceUrl' | 'storedKey' | 'type' | 'photoType' | 'width' | 'height'
> &
  Pick<typeof complexMedia.$inferSelect, 'isHidden' | 'feedId'>;

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
      width: media.width,
      height: media.height,
      isHidden: complexMedia.isHidden,
      feedId: complexMedia.feedId,
    })
    .from(complexMedia)
    .innerJoin(media, eq(media.id, complexMedia.mediaId))
    .where(eq(complexMedia.complexId, complexId))
    .orderBy(asc(sql`${complexMedia.feedId} IS NOT NULL`), asc(complexMedia.order), asc(media.id));
}

/** The picture at an address with its size in pixels, made known when it is not. */
export async function ensurePicture(
  tx: Db,
  sourceUrl: string,
  { width, height }: Pick<typeof media.$inferSelect, 'width' | 'height'>,
): Promise<number> {
  const [row] = await tx
    .insert(media)
    .values({ type: 'IMAGE', sourceUrl, width, height })
    .onConflictDoUpdate({ target: media.sourceUrl, set: { width, height } })
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

export type OwnMedia = Pick<
  typeof media.$inferSelect,
  'sourceUrl' | 'type' | 'photoType' | 'width' | 'height'
> & { takenOn?: IsoDate | null };

/** Shows under a complex exactly these pictures of an admin's choice, in this order; those of its feeds stay. */
export async function replaceOwnMedia(db: Db, complexId: number, shown: OwnMedia[]): Promise<void> {
  const isOwn = and(eq(complexMedia.complexId, complexId), isNull(complexMedia.feedId));
  const before = await db
    .select({
      sourceUrl: media.sourceUrl,
      type: media.type,
      photoType: media.photoType,
      takenOn: media.takenOn,
      width: media.width,
      height: media.height,
    })
    .from(complexMedia)
    .innerJoin(media, eq(media.id, complexMedia.mediaId))
    .where(isOwn)
    .orderBy(asc(complexMedia.order));
  if (JSON.stringify(before.map(asTuple)) === JSON.stringify(shown.map(asTuple))) return;

  await db.delete(complexMedia).where(isOwn);
  if (shown.length === 0) return;
  const rows = await db
    .insert(media)
    .values(shown)
    .onConflictDoUpdate({
      target: media.sourceUrl,
      set: {
        type: sql`excluded.type`,
        photoType: sql`excluded.photo_type`,
        takenOn: sql`excluded.taken_on`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
      },
    })
    .returning({ id: media.id, sourceUrl: media.sourceUrl });
  const ids = new Map(rows.map(({ id, sourceUrl }) => [sourceUrl, id]));
  await db
    .insert(complexMedia)
    .values(shown.map(({ sourceUrl }, at) => ({ complexId, mediaId: ids.get(sourceUrl)!, order: at + 1 })))
    .onConflictDoUpdate({
      target: [complexMedia.complexId, complexMedia.mediaId],
      set: { order: sql`excluded."order"`, feedId: null },
    });
}

function asTuple({ sourceUrl, type, photoType, takenOn = null, width, height }: OwnMedia) {
  return [sourceUrl, type, photoType, takenOn, width, height];
}

/** A picture or film as a feed shows it; a picture of construction says when it was taken. */
export interface FeedPicture {
  type: (typeof media.$inferSelect)['type'];
  url: string;
  takenOn: IsoDate | null;
}

/** Shows under a complex exactly the pictures and films of its feed now; those added by hand stay. */
export async function replaceComplexMedia(
  db: Db,
  { complexId, feedId, photos }: { complexId: number; feedId: number; photos: FeedPicture[] },
): Promise<void> {
  const shown = sql`
    SELECT value ->> 'url' AS source_url, min(value ->> 'type') AS type, min(ordinality) AS place,
      max(value ->> 'takenOn')::date AS taken_on
    FROM jsonb_array_elements(${JSON.stringify(photos)}::jsonb) WITH ORDINALITY GROUP BY 1`;
  await db.execute(sql`
    INSERT INTO media (type, source_url, taken_on) SELECT type, source_url, taken_on FROM (${shown}) shown
    ON CONFLICT (source_url) DO UPDATE SET taken_on = excluded.taken_on
    WHERE excluded.taken_on IS NOT NULL AND media.taken_on IS DISTINCT FROM excluded.taken_on`);
  await db.execute(sql`DELETE FROM complex_media WHERE complex_id = ${complexId} AND feed_id = ${feedId}`);
  await db.execute(sql`
    INSERT INTO complex_media (complex_id, media_id, "order", feed_id)
    SELECT ${complexId}, media.id, shown.place, ${feedId}
    FROM (${shown}) shown JOIN media ON media.source_url = shown.source_url
    ON CONFLICT (complex_id, media_id) DO NOTHING`);
}
