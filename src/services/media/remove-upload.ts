import { inTransaction } from '#db/client.ts';
import { deleteUpload, findUpload, listUploadUses } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { FORGET_BLOB } from './forget-blob.ts';
import { mayReadUpload } from './may-read-upload.ts';
import { uploadKey } from './upload-key.ts';

/**
 * Removes a file that stands nowhere; its bytes go when the store gives them up. Errors: NOT_FOUND, also for a document
 * that the caller may not open; CONFLICT saying where it stands.
 */
export async function removeUpload(ctx: ServiceContext, uuid: string): Promise<void> {
  requirePermission(ctx, 'uploadAnything', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const file = await findUpload(tx, uuid);
    if (!file || !(await mayReadUpload(ctx, tx, file))) throw new AppError('NOT_FOUND', 'Такого файла нет');
    const [use] = (await listUploadUses(tx, [file.id])).get(file.id) ?? [];
    if (use !== undefined) throw new AppError('CONFLICT', `Файл используется: ${use}`);
    await deleteUpload(tx, file.id);
    const { name, type, size } = file;
    await recordEdit(ctx, tx, { entity: 'upload', id: file.id, before: { name, type, size }, after: null });
    await FORGET_BLOB.promise(tx, { key: uploadKey(file) }, { now: ctx.now });
  });
}
