import { and, asc, count, eq, exists, gt, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { mortgageApplicationDocuments } from '../../schema/application-document.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { dealSides } from '../../schema/deal.ts';
import { complexMedia, media } from '../../schema/media.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';
import { uploads } from '../../schema/upload.ts';
import { users } from '../../schema/user.ts';

export type Upload = typeof uploads.$inferSelect;
export type NewUpload = typeof uploads.$inferInsert;

export async function insertUploads(tx: Db, files: NewUpload[]): Promise<Upload[]> {
  return tx.insert(uploads).values(files).returning();
}

export async function findUpload(db: Db, uuid: string): Promise<Upload | undefined> {
  const [file] = await db.select().from(uploads).where(eq(uploads.uuid, uuid));
  return file;
}

export async function deleteUpload(tx: Db, id: number): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

/**
 * Lists up to `limit` documents sent before the moment that are papers of no application and stand in no deal, and holds
 * them for this transaction, so that nobody adds one meanwhile.
 */
export function listLooseDocuments(tx: Db, before: Date, limit: number): Promise<Upload[]> {
  const papers = tx
    .select({ one: sql`1` })
    .from(mortgageApplicationDocuments)
    .where(eq(mortgageApplicationDocuments.uploadId, uploads.id));
  const deals = sql`SELECT FROM ${dealSides}, unnest(${dealSides.docs}) AS doc
    WHERE position(${uploads.uuid}::text IN lower(doc)) > 0`;
  return tx
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.isPublic, false),
        lt(uploads.uploadedAt, before),
        notExists(papers),
        notExists(sql`(${deals})`),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Picks those of the uuids that uploads have. */
export async function listKnownUploads(db: Db, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select({ uuid: uploads.uuid })
    .from(uploads)
    .where(inArray(uploads.uuid, [...uuids]));
  return rows.map(({ uuid }) => uuid);
}

/** Counts the files that a person uploaded after the moment. */
export async function countUploadsSince(db: Db, userId: number, moment: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.uploadedAt, moment)));
  return row!.count;
}

/** The reader sees public uploads, their own, and papers of applications in these statuses. */
export interface UploadReader {
  userId: number | null;
  statuses: readonly ApplicationStatus[];
}

interface UploadPage {
  text: string;
  sort?: ListSort<'uploads'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = { name: uploads.name, size: uploads.size, uploadedAt: uploads.uploadedAt };

/**
 * Lists a page of uploads by a part of their names or addresses, newest first without another order, with who uploaded
 * each.
 */
export function listUploads(
  db: Db,
  reader: UploadReader,
  { text, sort, limit, offset }: UploadPage,
): Promise<{ file: Upload; user: { id: number; name: string | null } }[]> {
  return db
    .select({ file: uploads, user: { id: users.id, name: users.name } })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(and(isListed(db, reader), holdsText(text, uploads.name, uploads.uuid)))
    .orderBy(orderedBy(sort, SORTED_BY, sql`${uploads.id} DESC`))
    .limit(limit)
    .offset(offset);
}

export async function countUploads(db: Db, reader: UploadReader, text: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(isListed(db, reader), holdsText(text, uploads.name, uploads.uuid)));
  return row!.count;
}

function isListed(db: Db, { userId, statuses }: UploadReader): SQL | undefined {
  const papers = db
    .select({ id: mortgageApplicationDocuments.uploadId })
    .from(mortgageApplicationDocuments)
    .innerJoin(mortgageApplications, eq(mortgageApplications.id, mortgageApplicationDocuments.applicationId))
    .where(
      and(
        eq(mortgageApplicationDocuments.uploadId, uploads.id),
        inArray(mortgageApplications.status, [...statuses]),
      ),
    );
  return or(
    eq(uploads.isPublic, true),
    userId === null ? undefined : eq(uploads.userId, userId),
    statuses.length === 0 ? undefined : exists(papers),
  );
}

/** Lists uploads last read by rules older than these, by id after `afterId`. */
export function listUploadsOfOldRules(
  db: Db,
  rules: number,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<Upload[]> {
  return db
    .select()
    .from(uploads)
    .where(and(lt(uploads.readingRules, rules), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit);
}

/** Saves the result of reading a stored file by newer rules. */
export async function saveUploadReading(
  tx: Db,
  id: number,
  reading: Partial<Pick<Upload, 'type' | 'size' | 'sha256' | 'width' | 'height' | 'refusal'>> & {
    readingRules: number;
  },
): Promise<void> {
  await tx.update(uploads).set(reading).where(eq(uploads.id, id));
}

/** Says in words where files are used, by their ids. */
export async function listUploadUses(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const logos = await db
    .select({ id: sql<number>`${companies.logoId}`, use: sql<string>`'Логотип: ' || ${companies.name}` })
    .from(companies)
    .where(inArray(companies.logoId, ids));
  const papers = await db
    .select({
      id: mortgageApplicationDocuments.uploadId,
      use: sql<string>`'Заявка № ' || ${mortgageApplicationDocuments.applicationId}`,
    })
    .from(mortgageApplicationDocuments)
    .where(inArray(mortgageApplicationDocuments.uploadId, ids));
  const pictures = await db
    .select({ id: uploads.id, use: sql<string>`'Фото ЖК: ' || ${complexes.name}` })
    .from(uploads)
    .innerJoin(
      media,
      eq(media.sourceUrl, sql`'/api/upload/' || ${uploads.uuid} || '.' || ${uploads.extension}`),
    )
    .innerJoin(complexMedia, eq(complexMedia.mediaId, media.id))
    .innerJoin(complexes, eq(complexes.id, complexMedia.complexId))
    .where(inArray(uploads.id, ids));
  const plans = await db
    .select({
      id: sql<number>`${complexes.genPlanId}`,
      use: sql<string>`'Генплан ЖК: ' || ${complexes.name}`,
    })
    .from(complexes)
    .where(inArray(complexes.genPlanId, ids));
  const byId = Map.groupBy([...logos, ...papers, ...pictures, ...plans], ({ id }) => id);
  return new Map([...byId].map(([id, rows]) => [id, rows.map(({ use }) => use)]));
}
