import type { KeptLegalDoc } from '#contract/legal-doc.ts';
import { findKeptLegalDoc } from '#db/queries/legal-doc/legal-docs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** The document of a tag, to be edited. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getKeptLegalDoc(ctx: ServiceContext, tagId: number): Promise<KeptLegalDoc> {
  requirePermission(ctx, 'legal', 'r');
  const known = await findKeptLegalDoc(ctx.db, tagId);
  if (!known) throw new AppError('NOT_FOUND', 'Такого документа нет');
  const { id, tag, version, text, publishedAt } = known;
  return { id, tag, version, text, publishedAt };
}
