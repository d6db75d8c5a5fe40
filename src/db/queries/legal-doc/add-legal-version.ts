import type { Db } from '../../client.ts';
import { legalDocumentVersions } from '../../schema/legal-doc.ts';

export async function addLegalVersion(
  db: Db,
  version: { documentId: number; version: number; text: string; publishedAt: Date },
): Promise<void> {
  await db.insert(legalDocumentVersions).values(version);
}
