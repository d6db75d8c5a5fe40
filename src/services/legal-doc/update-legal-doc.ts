import { type LegalDocChange, LegalDocFields } from '#contract/legal-doc.ts';
import { inTransaction } from '#db/client.ts';
import {
  addLegalVersion,
  findKeptLegalDoc,
  isLegalTagTaken,
  lockLegalTags,
  renameLegalTag,
} from '#db/queries/legal-doc/legal-docs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';

/**
 * Renames a tag and publishes another text as the next version; an equal text publishes nothing. Returns the version in
 * force. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a tag that is there, and for fields that others
 * changed meanwhile.
 */
export async function updateLegalDoc(
  ctx: ServiceContext,
  { id, seen, ...mine }: LegalDocChange,
): Promise<{ version: number }> {
  requirePermission(ctx, 'legal', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await lockLegalTags(tx);
    const known = await findKeptLegalDoc(tx, id);
    if (!known) throw new AppError('NOT_FOUND', 'Такого документа нет');
    const { tag, text } = await joinEdits(ctx, tx, {
      entity: 'legalDoc',
      id,
      form: LegalDocFields,
      from: seen,
      mine,
      theirs: { tag: known.tag, text: known.text },
    });
    if (await isLegalTagTaken(tx, tag, id)) throw nameTaken('tag');
    const isSame = text === known.text;
    const version = isSame ? known.version : known.version + 1;
    await renameLegalTag(tx, id, tag);
    if (!isSame) {
      await addLegalVersion(tx, { documentId: known.documentId, version, text, publishedAt: ctx.now });
    }
    const before = { tag: known.tag, version: known.version };
    await recordEdit(ctx, tx, { entity: 'legalDoc', id, before, after: { tag, version } });
    return { version };
  });
}
