import type { Readable } from 'node:stream';
import { AppError } from '#domain/errors.ts';
import type { BlobMeta } from '#integrations/storage/port.ts';
import type { ServiceContext } from '../context.ts';

const STORED_NAME = /^[0-9a-f]{64}\.webp$/;

/** A stored picture by the name in its address, for anyone. Errors: NOT_FOUND, UNAVAILABLE. */
export async function getMediaFile(
  { ports }: ServiceContext,
  name: string,
): Promise<BlobMeta & { body: Readable }> {
  if (!STORED_NAME.test(name)) throw new AppError('NOT_FOUND', 'No such picture');
  const found = await ports.storage.get(`public/${name}`);
  if (found.ok) return found.value;
  throw found.kind === 'rejected'
    ? new AppError('NOT_FOUND', 'No such picture')
    : new AppError('UNAVAILABLE', 'Pictures cannot be read now');
}
