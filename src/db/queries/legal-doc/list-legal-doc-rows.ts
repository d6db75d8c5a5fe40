import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { legalTags } from '../../schema/legal-doc.ts';

export interface LegalDocColumns {
  id: number;
  tag: string;
  version: number;
  publishedAt: Date;
  consents: number;
}

/** A page of tags with their versions in force and how many leads were left under any version, oldest first. */
export async function listLegalDocRows(
  db: Db,
  { text, limit, offset }: { text: string; limit: number; offset: number },
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
    ORDER BY legal_tags.id LIMIT ${limit} OFFSET ${offset}`);
  return (rows as unknown as LegalDocColumns[]).map((row) => ({
    ...row,
    // A query written by hand answers moments as texts.
    publishedAt: new Date(row.publishedAt),
  }));
}

export function countLegalDocRows(db: Db, text: string): Promise<number> {
  return db.$count(legalTags, holdsText(text, legalTags.tag));
}
