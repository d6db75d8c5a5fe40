import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feedFiles, feeds } from '../../schema/feed.ts';

export type FeedFile = typeof feedFiles.$inferSelect;

export async function insertFeedFile(db: Db, file: FeedFile): Promise<void> {
  await db.insert(feedFiles).values(file);
}

export async function findFeedFile(db: Db, id: string): Promise<FeedFile | undefined> {
  const [file] = await db.select().from(feedFiles).where(eq(feedFiles.id, id));
  return file;
}

/** Up to `limit` files uploaded before the moment that no feed reads, a removed one included. */
export async function listUnusedFeedFiles(db: Db, before: Date, limit: number): Promise<string[]> {
  const reader = db.select({ one: sql`1` }).from(feeds).where(eq(feeds.fileId, feedFiles.id));
  const rows = await db
    .select({ id: feedFiles.id })
    .from(feedFiles)
    .where(and(lt(feedFiles.uploadedAt, before), notExists(reader)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteFeedFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(feedFiles).where(inArray(feedFiles.id, [...ids]));
}

/** Picks those of the ids that files have. */
export async function listKnownFeedFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: feedFiles.id })
    .from(feedFiles)
    .where(inArray(feedFiles.id, [...ids]));
  return rows.map(({ id }) => id);
}
