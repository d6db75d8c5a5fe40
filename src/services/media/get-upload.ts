import { findUpload, type Upload } from '#db/queries/media/uploads.ts';
import { can } from '#domain/access/can.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([a-z0-9]{1,8}))?$/i;

/**
 * An uploaded file by its uuid, with or without its extension. Errors: NOT_FOUND; FORBIDDEN for a document of somebody
 * else, to visitors as well.
 */
export async function getUpload(ctx: ServiceContext, file: string): Promise<Upload> {
  const [, uuid, extension] = FILE.exec(file) ?? [];
  const found = uuid === undefined ? undefined : await findUpload(ctx.db, uuid.toLowerCase());
  if (!found || (extension !== undefined && extension.toLowerCase() !== found.extension)) {
    throw new AppError('NOT_FOUND', 'Такого файла нет');
  }
  if (!mayRead(ctx, found)) throw new AppError('FORBIDDEN', 'Access denied');
  return found;
}

function mayRead({ actor }: ServiceContext, { isPublic, userId }: Upload): boolean {
  const isOwn = actor.kind === 'user' && actor.id === userId;
  return isPublic || isOwn || can(actor, 'othersDocuments', 'r').allowed;
}
