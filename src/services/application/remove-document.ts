import type { DocumentInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { deleteDocument, listDocuments } from '#db/queries/application/documents.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { forgetDocuments } from './forget-documents.ts';
import { getOwnApplication } from './get-own-application.ts';

/**
 * Takes a paper from the caller's own application and forgets the file. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function removeDocument(ctx: ServiceContext, { id, uuid }: DocumentInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getOwnApplication(ctx, tx, id);
    const paper = (await listDocuments(tx, [id])).find((one) => one.uuid === uuid);
    if (!paper) throw new AppError('NOT_FOUND', 'Такого файла нет');
    await deleteDocument(tx, id, paper.id);
    await forgetDocuments(ctx, tx, [paper]);
  });
}
