import { findUpload, type Upload } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { mayReadUpload } from './may-read-upload.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([a-z0-9]{1,8}))?$/i;

/**
 * An uploaded file by its uuid, with or without its extension. Errors: NOT_FOUND, also for one that did not pass newer
 * rules; FORBIDDEN for a document of somebody else, to visitors as well.
 */
export async function getUpload(ctx: ServiceContext, file: string): Promise<Upload> {
  const [, uuid, extension] = FILE.exec(file) ?? [];
  const found = uuid === undefined ? undefined : await findUpload(ctx.db, uuid.toLowerCase());
  if (!found || (extension !== undefined && extension.toLowerCase() !== found.extension)) {
    throw new AppError('NOT_FOUND', 'Такого файла нет');
  }
  if (!(await mayReadUpload(ctx, ctx.db, found))) throw new AppError('FORBIDDEN', 'Access denied');
  if (found.refusal !== null) throw new AppError('NOT_FOUND', 'Такого файла нет');
  return found;
}
