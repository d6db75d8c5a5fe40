import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';
import { legalDocuments, legalDocumentVersions, legalTags } from '../../schema/legal-doc.ts';

/** Edits of tags wait for each other, so that no two end up with one name. */
export async function lockLegalTags(tx: Db): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${legalTags} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Tells whether another tag has the name, ignoring case. */
export async function isLegalTagTaken(db: Db, tag: string, exceptId: number | null): Promise<boolean> {
  const isOther = exceptId === null ? undefined : ne(legalTags.id, exceptId);
  // ICU folds Cyrillic letters whatever the locale of the database.
  const isSame = sql`lower(${legalTags.tag} COLLATE "und-x-icu") = lower(${tag} COLLATE "und-x-icu")`;
  return (await db.$count(legalTags, and(isSame, isOther))) > 0;
}

/** The document of a tag with its version in force. */
export async function findKeptLegalDoc(db: Db, tagId: number) {
  const [row] = await db
    .select({
      id: legalTags.id,
      tag: legalTags.tag,
      documentId: legalDocuments.id,
      version: legalDocumentVersions.version,
      text: legalDocumentVersions.text,
      publishedAt: legalDocumentVersions.publishedAt,
    })
    .from(legalTags)
    .innerJoin(legalDocuments, eq(legalDocuments.tagId, legalTags.id))
    .innerJoin(legalDocumentVersions, eq(legalDocumentVersions.documentId, legalDocuments.id))
    .where(eq(legalTags.id, tagId))
    .orderBy(desc(legalDocumentVersions.version))
    .limit(1);
  return row;
}

export async function renameLegalTag(tx: Db, id: number, tag: string): Promise<void> {
  await tx.update(legalTags).set({ tag }).where(eq(legalTags.id, id));
}

/** Counts the leads that agreed to any version of the document. */
export async function countConsents(db: Db, documentId: number): Promise<number> {
  const versions = db
    .select({ id: legalDocumentVersions.id })
    .from(legalDocumentVersions)
    .where(eq(legalDocumentVersions.documentId, documentId));
  return db.$count(leads, inArray(leads.consentVersionId, versions));
}

/** The tag with its document and all versions of it. */
export async function deleteLegalDoc(tx: Db, tagId: number, documentId: number): Promise<void> {
  await tx.delete(legalDocumentVersions).where(eq(legalDocumentVersions.documentId, documentId));
  await tx.delete(legalDocuments).where(eq(legalDocuments.id, documentId));
  await tx.delete(legalTags).where(eq(legalTags.id, tagId));
}
