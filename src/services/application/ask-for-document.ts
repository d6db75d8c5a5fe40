import type { DocumentRequestInput, PartOfApplication } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import {
  deleteDocumentRequest,
  insertDocumentRequest,
  listDocumentRequests,
} from '#db/queries/application/documents.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { getLedApplication } from './get-led-application.ts';

/** No more than papers an application can hold. */
const MOST_REQUESTS = 20;

/** Asks the person of an application for a paper by its name. Errors: as `getLedApplication`; INVALID, CONFLICT. */
export async function askForDocument(
  ctx: ServiceContext,
  { id, title }: DocumentRequestInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getLedApplication(ctx, tx, id);
    const known = await listDocumentRequests(tx, [id]);
    if (known.length >= MOST_REQUESTS) throw refuseField('title', `Не больше ${MOST_REQUESTS} документов`);
    const isNew = await insertDocumentRequest(tx, { applicationId: id, title, askedAt: ctx.now });
    if (!isNew) throw refuseField('title', 'Этот документ уже запрошен', 'CONFLICT');
  });
}

/** Asks for a paper no more; a file that came for it stays. Errors: as `getLedApplication`; NOT_FOUND. */
export async function stopAskingForDocument(
  ctx: ServiceContext,
  { id, partId }: PartOfApplication,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getLedApplication(ctx, tx, id);
    if (!(await deleteDocumentRequest(tx, id, partId))) throw new AppError('NOT_FOUND', 'Такого запроса нет');
  });
}
