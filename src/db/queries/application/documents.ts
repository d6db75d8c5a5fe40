import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Db } from '../../client.ts';
import {
  mortgageApplicationDocuments as documents,
  mortgageApplicationRequests as requests,
} from '../../schema/application-document.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';
import { uploads } from '../../schema/upload.ts';
import type { Upload } from '../media/uploads.ts';

export type ApplicationDocument = Upload & { applicationId: number; addedAt: Date };

/** Papers of applications, oldest first. */
export async function listDocuments(
  db: Db,
  applicationIds: readonly number[],
): Promise<ApplicationDocument[]> {
  const rows = await db
    .select({ applicationId: documents.applicationId, addedAt: documents.addedAt, file: uploads })
    .from(documents)
    .innerJoin(uploads, eq(uploads.id, documents.uploadId))
    .where(inArray(documents.applicationId, [...applicationIds]))
    .orderBy(asc(documents.addedAt), asc(uploads.id));
  return rows.map(({ file, ...document }) => ({ ...file, ...document }));
}

/** Adds a file to the papers of an application; one that is there stays. */
export async function insertDocument(db: Db, document: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(document).onConflictDoNothing();
}

/** Takes a file from the papers of an application; what it came for is missing again. */
export async function deleteDocument(db: Db, applicationId: number, uploadId: number): Promise<void> {
  await db
    .update(requests)
    .set({ uploadId: null })
    .where(and(eq(requests.applicationId, applicationId), eq(requests.uploadId, uploadId)));
  await db
    .delete(documents)
    .where(and(eq(documents.applicationId, applicationId), eq(documents.uploadId, uploadId)));
}

/** Statuses of the applications that a file is a paper of. */
export async function listStatusesOfPaper(db: Db, uploadId: number): Promise<ApplicationStatus[]> {
  const rows = await db
    .select({ status: mortgageApplications.status })
    .from(documents)
    .innerJoin(mortgageApplications, eq(mortgageApplications.id, documents.applicationId))
    .where(eq(documents.uploadId, uploadId));
  return rows.map(({ status }) => status);
}

/** Picks those of the files that belong to no application. */
export async function listLooseFiles(db: Db, uploadIds: readonly number[]): Promise<number[]> {
  const used = await db
    .select({ id: documents.uploadId })
    .from(documents)
    .where(inArray(documents.uploadId, [...uploadIds]));
  const known = new Set(used.map(({ id }) => id));
  return uploadIds.filter((id) => !known.has(id));
}

export type DocumentRequest = typeof requests.$inferSelect;

/** Papers that brokers asked for, oldest first. */
export function listDocumentRequests(db: Db, applicationIds: readonly number[]): Promise<DocumentRequest[]> {
  return db
    .select()
    .from(requests)
    .where(inArray(requests.applicationId, [...applicationIds]))
    .orderBy(asc(requests.id));
}

/** Asks for a paper; false when it was asked for already. */
export async function insertDocumentRequest(db: Db, request: typeof requests.$inferInsert): Promise<boolean> {
  const rows = await db.insert(requests).values(request).onConflictDoNothing().returning({ id: requests.id });
  return rows.length > 0;
}

/** Asks for a paper no more; whether it was asked for. */
export async function deleteDocumentRequest(db: Db, applicationId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(requests)
    .where(and(eq(requests.applicationId, applicationId), eq(requests.id, id)))
    .returning({ id: requests.id });
  return rows.length > 0;
}

/** Says which file came for a paper that was asked for; whether it was. */
export async function answerDocumentRequest(
  db: Db,
  { applicationId, id, uploadId }: { applicationId: number; id: number; uploadId: number },
): Promise<boolean> {
  const rows = await db
    .update(requests)
    .set({ uploadId })
    .where(and(eq(requests.applicationId, applicationId), eq(requests.id, id)))
    .returning({ id: requests.id });
  return rows.length > 0;
}
