import type { Readable } from 'node:stream';
import type { Upload } from '#db/queries/media/uploads.ts';
import type { ByteRange } from '#integrations/storage/port.ts';
import type { ServiceContext } from '../context.ts';
import { storeTrouble } from './store-trouble.ts';
import { uploadKey } from './upload-key.ts';

const NOT_READ = 'Файл не удалось прочитать, попробуйте ещё раз';

/** The bytes of a file that `getUpload` gave, or a part of them. Errors: UNAVAILABLE. */
export async function openUpload(
  { ports }: ServiceContext,
  file: Upload,
  range?: ByteRange,
): Promise<Readable> {
  const opened = await ports.storage.get(uploadKey(file), range);
  if (!opened.ok) throw storeTrouble(NOT_READ, opened);
  return opened.value.body;
}

/** Sees that `openUpload` would give the file, without its bytes. Errors: UNAVAILABLE. */
export async function probeUpload({ ports }: ServiceContext, file: Upload): Promise<void> {
  const known = await ports.storage.head(uploadKey(file));
  if (!known.ok) throw storeTrouble(NOT_READ, known);
}
