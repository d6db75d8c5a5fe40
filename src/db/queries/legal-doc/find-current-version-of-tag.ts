import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { legalDocuments, legalDocumentVersions } from '../../schema/legal-doc.ts';

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
