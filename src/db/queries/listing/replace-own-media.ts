import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexMedia, media } from '../../schema/media.ts';

export type OwnMedia = Pick<
  typeof media.$inferSelect,
  'sourceUrl' | 'type' | 'photoType' | 'width' | 'height'
>;

/** Shows under a complex exactly these pictures of an admin's choice, in this order; those of its feeds stay. */
export async function replaceOwnMedia(db: Db, complexId: number, shown: OwnMedia[]): Promise<void> {
  const isOwn = and(eq(complexMedia.complexId, complexId), isNull(complexMedia.feedId));
  const before = await db
    .select({
      sourceUrl: media.sourceUrl,
      type: media.type,
      photoType: media.photoType,
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

function asTuple({ sourceUrl, type, photoType, width, height }: OwnMedia) {
  return [sourceUrl, type, photoType, width, height];
}
