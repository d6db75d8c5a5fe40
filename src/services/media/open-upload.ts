import type { Readable } from 'node:stream';
import type { Upload } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import type { ByteRange } from '#integrations/storage/port.ts';
import type { ServiceContext } from '../context.ts';
import { uploadKey } from './upload-key.ts';

/** The bytes of a file that `getUpload` gave, or a part of them. Errors: UNAVAILABLE. */
export async function openUpload(
  { ports }: ServiceContext,
  file: Upload,
  range?: ByteRange,
): Promise<Readable> {
  const opened = await ports.storage.get(uploadKey(file), range);
  if (!opened.ok) throw unreadable();
  return opened.value.body;
}

/** Sees that `openUpload` would give the file, without its bytes. Errors: UNAVAILABLE. */
export async function probeUpload({ ports }: ServiceContext, file: Upload): Promise<void> {
  const known = await ports.storage.head(uploadKey(file));
  if (!known.ok) throw unreadable();
}

function unreadable(): AppError {
  return new AppError('UNAVAILABLE', 'Файл не удалось прочитать, попробуйте ещё раз');
}
