import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { legalDocuments, legalTags } from '../../schema/legal-doc.ts';

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
