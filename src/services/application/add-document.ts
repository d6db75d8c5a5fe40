import type { DocumentInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { insertDocument, listDocuments } from '#db/queries/application/documents.ts';
import { findUpload } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { getOwnApplication } from './get-own-application.ts';

const MOST_DOCUMENTS = 20;

/**
 * Adds a file that the caller uploaded to the papers of an application of theirs. Errors: UNAUTHENTICATED, FORBIDDEN;
 * NOT_FOUND for an application or a file of somebody else; INVALID for a public file, or one too many.
 */
export async function addDocument(ctx: ServiceContext, { id, uuid }: DocumentInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { userId } = await getOwnApplication(ctx, tx, id);
    const file = await findUpload(tx, uuid);
    if (file?.userId !== userId) throw new AppError('NOT_FOUND', 'Такого файла нет');
    // A public file comes from a person who may upload anything, and papers must never be open to everybody.
    if (file.isPublic)
      throw refuseField('uuid', 'Этот файл открыт всем: документы добавляют с обычной учётной записи');
    const known = await listDocuments(tx, [id]);
    if (known.length >= MOST_DOCUMENTS) throw refuseField('uuid', `Не больше ${MOST_DOCUMENTS} документов`);
    await insertDocument(tx, { applicationId: id, uploadId: file.id, addedAt: ctx.now });
  });
}
