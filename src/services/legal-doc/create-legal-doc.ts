import type { LegalDocFields } from '#contract/legal-doc.ts';
import { inTransaction } from '#db/client.ts';
import {
  addLegalVersion,
  ensureLegalDocument,
  isLegalTagTaken,
  lockLegalTags,
} from '#db/queries/legal-doc/legal-docs.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';

const FIRST_VERSION = 1;

/**
 * Publishes the first version of a document under a tag of its own. Returns the id of the tag. Errors: UNAUTHENTICATED,
 * FORBIDDEN, CONFLICT for a tag that is there.
 */
export async function createLegalDoc(
  ctx: ServiceContext,
  { tag, text }: LegalDocFields,
): Promise<{ id: number }> {
  requirePermission(ctx, 'legal', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await lockLegalTags(tx);
    if (await isLegalTagTaken(tx, tag, null)) throw nameTaken('tag');
    const { tagId, documentId } = await ensureLegalDocument(tx, tag);
    await addLegalVersion(tx, { documentId, version: FIRST_VERSION, text, publishedAt: ctx.now });
    const after = { tag, version: FIRST_VERSION };
    await recordEdit(ctx, tx, { entity: 'legalDoc', id: tagId, before: null, after });
    return { id: tagId };
  });
}
