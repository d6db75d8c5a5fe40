import { asc } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { legalTags } from '../../schema/legal-doc.ts';

/** All tags, oldest first. */
export function listLegalTags(db: Db): Promise<{ id: number; tag: string }[]> {
  return db.select({ id: legalTags.id, tag: legalTags.tag }).from(legalTags).orderBy(asc(legalTags.id));
}
