import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { legalDocumentVersions } from '../../schema/legal-doc.ts';

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
