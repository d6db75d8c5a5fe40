import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { legalDocuments, legalDocumentVersions } from '../../schema/legal-doc.ts';

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
