import { inTransaction } from '#db/client.ts';
import {
  countConsents,
  deleteLegalDoc,
  findKeptLegalDoc,
  lockLegalTags,
} from '#db/queries/legal-doc/legal-docs.ts';
import { AppError } from '#domain/errors.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Takes a tag away with its document and all versions. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a
 * document somebody has agreed to: what people agreed to stays readable.
 */
export async function removeLegalDoc(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'legal', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await lockLegalTags(tx);
    const known = await findKeptLegalDoc(tx, id);
    if (!known) throw new AppError('NOT_FOUND', 'Такого документа нет');
    const consents = await countConsents(tx, known.documentId);
    if (consents > 0) {
      const uses = countPhrase(consents, 'согласие', 'согласия', 'согласий');
      throw new AppError('CONFLICT', `Удалить нельзя: документ используется (${uses})`);
    }
    await deleteLegalDoc(tx, id, known.documentId);
    const before = { tag: known.tag, version: known.version };
    await recordEdit(ctx, tx, { entity: 'legalDoc', id, before, after: null });
  });
}
