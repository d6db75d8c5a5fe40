import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { complexMedia, flatMedia, media } from '../../schema/media.ts';

export type MediaRow = typeof media.$inferSelect & { ownerId: number; order: number; isPlan: boolean };

const mediaByFlat = prepared((db) =>
  db
    .select({ media, link: flatMedia })
    .from(flatMedia)
    .innerJoin(media, eq(media.id, flatMedia.mediaId))
    .where(isAmongIds(flatMedia.flatId))
    .orderBy(asc(flatMedia.flatId), asc(flatMedia.order), asc(media.id))
    .prepare('media_by_flat'),
);

const mediaByComplex = prepared((db) =>
  db
    .select({ media, link: complexMedia })
    .from(complexMedia)
    .innerJoin(media, eq(media.id, complexMedia.mediaId))
    .where(and(isAmongIds(complexMedia.complexId), eq(complexMedia.isHidden, false), isNull(media.takenOn)))
    .orderBy(
      asc(complexMedia.complexId),
      asc(sql`${complexMedia.feedId} IS NOT NULL`),
      asc(complexMedia.order),
      asc(media.id),
    )
    .prepare('media_by_complex'),
);

/** Pictures of flats in their order, the owner being the flat. */
export async function listFlatMedia(db: Db, flatIds: number[]): Promise<MediaRow[]> {
  if (flatIds.length === 0) return [];
  const rows = await mediaByFlat(db).execute({ ids: flatIds });
  return rows.map(({ media: file, link }) => ({
    ...file,
    ownerId: link.flatId,
    order: link.order,
    isPlan: link.isPlan,
  }));
}

/** Dated pictures of a complex that is being built, the newest day first. */
export function listProgressMedia(db: Db, complexId: number): Promise<(typeof media.$inferSelect)[]> {
  return db
    .select(getTableColumns(media))
    .from(complexMedia)
    .innerJoin(media, eq(media.id, complexMedia.mediaId))
    .where(
      and(
        eq(complexMedia.complexId, complexId),
        eq(complexMedia.isHidden, false),
        eq(media.type, 'IMAGE'),
        isNotNull(media.takenOn),
      ),
    )
    .orderBy(desc(media.takenOn), asc(complexMedia.order), asc(media.id));
}

/**
 * Pictures of complexes, those an admin ordered before those of feeds, numbered; the owner is the complex. Those of its
 * construction stand apart: they show no house one will live in.
 */
export async function listComplexMedia(db: Db, complexIds: number[]): Promise<MediaRow[]> {
  if (complexIds.length === 0) return [];
  const rows = await mediaByComplex(db).execute({ ids: complexIds });
  const byComplex = Map.groupBy(rows, ({ link }) => link.complexId);
  return [...byComplex].flatMap(([ownerId, own]) =>
    own.map(({ media: file }, at) => ({ ...file, ownerId, order: at + 1, isPlan: false })),
  );
}

/** Tells how large the picture at an address is. */
export async function saveMediaSize(
  tx: Db,
  sourceUrl: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await tx.update(media).set({ width, height }).where(eq(media.sourceUrl, sourceUrl));
}

const plansByFlat = prepared((db) =>
  db
    .selectDistinctOn([flatMedia.flatId], {
      flatId: flatMedia.flatId,
      type: media.type,
      storedKey: media.storedKey,
    })
    .from(flatMedia)
    .innerJoin(media, eq(media.id, flatMedia.mediaId))
    .where(and(isAmongIds(flatMedia.flatId), flatMedia.isPlan))
    .orderBy(asc(flatMedia.flatId), asc(flatMedia.order), asc(media.id))
    .prepare('plans_by_flat'),
);

/** Finds the storage keys of flats' plans, by the id of the flat; plans without a copy are left out. */
export async function listKeptPlans(db: Db, flatIds: number[]): Promise<Map<number, string>> {
  if (flatIds.length === 0) return new Map();
  const rows = await plansByFlat(db).execute({ ids: flatIds });
  return new Map(
    rows.flatMap(({ flatId, type, storedKey }) =>
      type === 'IMAGE' && storedKey !== null ? [[flatId, storedKey]] : [],
    ),
  );
}
