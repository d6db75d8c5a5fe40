import { inTransaction } from '#db/client.ts';
import { deleteUpload, findUpload, listUploadUses } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { mayReadUpload } from './may-read-upload.ts';
import { uploadKey } from './upload-key.ts';

/**
 * Removes a file that stands nowhere. Errors: NOT_FOUND, also for a document that the caller may not open; CONFLICT
 * saying where it stands, UNAVAILABLE.
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
    // While the storage keeps the bytes the file stays, to be removed another time.
    const deleted = await ctx.ports.storage.del(uploadKey(file));
    if (!deleted.ok) throw new AppError('UNAVAILABLE', 'Файл не удалось удалить, попробуйте ещё раз');
  });
}
