import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { leads } from '../../schema/lead.ts';
import { legalDocuments, legalDocumentVersions, legalTags } from '../../schema/legal-doc.ts';

/** The newest version of every document that has one, in the order of tags. */
export function listCurrentVersions(
  db: Db,
): Promise<{ tagId: number; version: number; text: string; publishedAt: Date }[]> {
  return db
    .selectDistinctOn([legalDocuments.tagId], {
      tagId: legalDocuments.tagId,
      version: legalDocumentVersions.version,
      text: legalDocumentVersions.text,
      publishedAt: legalDocumentVersions.publishedAt,
    })
    .from(legalDocuments)
    .innerJoin(legalDocumentVersions, eq(legalDocumentVersions.documentId, legalDocuments.id))
    .orderBy(asc(legalDocuments.tagId), desc(legalDocumentVersions.version));
}

/** The newest version of a document. */
export async function findCurrentVersion(db: Db, documentId: number) {
  const [current] = await db
    .select({ version: legalDocumentVersions.version, text: legalDocumentVersions.text })
    .from(legalDocumentVersions)
    .where(eq(legalDocumentVersions.documentId, documentId))
    .orderBy(desc(legalDocumentVersions.version))
    .limit(1);
  return current;
}

/** Id of the newest version of the document of a tag. */
export async function findCurrentVersionOfTag(db: Db, tagId: number): Promise<number | undefined> {
  const [current] = await db
    .select({ id: legalDocumentVersions.id })
    .from(legalDocuments)
    .innerJoin(legalDocumentVersions, eq(legalDocumentVersions.documentId, legalDocuments.id))
    .where(eq(legalDocuments.tagId, tagId))
    .orderBy(desc(legalDocumentVersions.version))
    .limit(1);
  return current?.id;
}

/** All tags, oldest first. */
export function listLegalTags(db: Db): Promise<{ id: number; tag: string }[]> {
  return db.select({ id: legalTags.id, tag: legalTags.tag }).from(legalTags).orderBy(asc(legalTags.id));
}

interface LegalDocColumns {
  id: number;
  tag: string;
  version: number;
  publishedAt: Date;
  consents: number;
}

interface LegalDocPage {
  text: string;
  sort?: ListSort<'legalDocs'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = {
  id: legalTags.id,
  tag: legalTags.tag,
  version: sql`current.version`,
  publishedAt: sql`current.published_at`,
  consents: sql`coalesce(agreed.count, 0)`,
};

/**
 * A page of tags with their versions in force and how many leads were left under any version, oldest first without
 * another order.
 */
export async function listLegalDocRows(
  db: Db,
  { text, sort, limit, offset }: LegalDocPage,
): Promise<LegalDocColumns[]> {
  const { rows } = await db.execute(sql`
    SELECT legal_tags.id, legal_tags.tag, current.version, current.published_at AS "publishedAt",
      coalesce(agreed.count, 0)::int AS consents
    FROM legal_tags
    JOIN legal_documents ON legal_documents.tag_id = legal_tags.id
    JOIN LATERAL (
      SELECT version, published_at FROM legal_document_versions
      WHERE document_id = legal_documents.id ORDER BY version DESC LIMIT 1
    ) current ON true
    LEFT JOIN (
      SELECT versions.document_id, count(*) FROM leads
      JOIN legal_document_versions versions ON versions.id = leads.consent_version_id
      GROUP BY versions.document_id
    ) agreed ON agreed.document_id = legal_documents.id
    WHERE ${holdsText(text, legalTags.tag) ?? sql`true`}
    ORDER BY ${orderedBy(sort, SORTED_BY, sql`legal_tags.id`)} LIMIT ${limit} OFFSET ${offset}`);
  return (rows as unknown as LegalDocColumns[]).map((row) => ({
    ...row,
    // A query written by hand answers moments as texts.
    publishedAt: new Date(row.publishedAt),
  }));
}

export function countLegalDocRows(db: Db, text: string): Promise<number> {
  return db.$count(legalTags, holdsText(text, legalTags.tag));
}

/** A tag and its document, both made when missing; the tag stays locked until the transaction ends. */
export async function ensureLegalDocument(
  db: Db,
  tag: string,
): Promise<{ tagId: number; documentId: number }> {
  const found = await db.select().from(legalTags).where(eq(legalTags.tag, tag)).for('update');
  // Looked for first: an insert that meets a conflict would still use up an id.
  if (found.length === 0) await db.insert(legalTags).values({ tag }).onConflictDoNothing();
  const [locked] =
    found.length > 0 ? found : await db.select().from(legalTags).where(eq(legalTags.tag, tag)).for('update');
  const tagId = locked!.id;
  const [document] = await db.select().from(legalDocuments).where(eq(legalDocuments.tagId, tagId));
  if (document) return { tagId, documentId: document.id };
  const [made] = await db.insert(legalDocuments).values({ tagId }).returning({ id: legalDocuments.id });
  return { tagId, documentId: made!.id };
}

export async function addLegalVersion(
  db: Db,
  version: { documentId: number; version: number; text: string; publishedAt: Date },
): Promise<void> {
  await db.insert(legalDocumentVersions).values(version);
}

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
