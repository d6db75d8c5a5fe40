import type { NewDocumentInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { answerDocumentRequest, insertDocument, listDocuments } from '#db/queries/application/documents.ts';
import { findUpload } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { getOwnApplication } from './get-own-application.ts';

const MOST_DOCUMENTS = 20;

/**
 * Adds a file that the caller uploaded to the papers of an application of theirs, maybe for one a broker asked for.
 * Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for an application or a file of somebody else; CONFLICT for a withdrawn
 * application; INVALID for a public file, one too many, or one that nobody asks for any more.
 */
export async function addDocument(
  ctx: ServiceContext,
  { id, uuid, requestId }: NewDocumentInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { userId, withdrawnAt } = await getOwnApplication(ctx, tx, id);
    if (withdrawnAt) throw new AppError('CONFLICT', 'Заявка отозвана: документы ей не нужны');
    const file = await findUpload(tx, uuid);
    if (file?.userId !== userId) throw new AppError('NOT_FOUND', 'Такого файла нет');
    // A public file comes from a person who may upload anything, and papers must never be open to everybody.
    if (file.isPublic)
      throw refuseField('uuid', 'Этот файл открыт всем: документы добавляют с обычной учётной записи');
    const known = await listDocuments(tx, [id]);
    if (known.length >= MOST_DOCUMENTS) throw refuseField('uuid', `Не больше ${MOST_DOCUMENTS} документов`);
    await insertDocument(tx, { applicationId: id, uploadId: file.id, addedAt: ctx.now });
    if (requestId === undefined) return;
    const isAsked = await answerDocumentRequest(tx, { applicationId: id, id: requestId, uploadId: file.id });
    if (!isAsked) throw refuseField('uuid', 'Этот документ больше не нужен');
  });
}
