import type { Readable } from 'node:stream';
import { AppError } from '#domain/errors.ts';
import type { Result } from '#integrations/result.ts';
import { type BlobMeta, isMissing } from '#integrations/storage/port.ts';
import type { ServiceContext } from '../context.ts';

const STORED_NAME = /^[0-9a-f]{64}\.webp$/;

/** Tells a name that a stored picture may have: the hash of its bytes. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

/** A stored picture by the name in its address, for anyone. Errors: NOT_FOUND, UNAVAILABLE. */
export function getMediaFile(
  { ports }: ServiceContext,
  name: string,
): Promise<BlobMeta & { body: Readable }> {
  return foundIn(name, (key) => ports.storage.get(key));
}

/** The facts of the same picture without its bytes. Errors: NOT_FOUND, UNAVAILABLE. */
export function describeMediaFile({ ports }: ServiceContext, name: string): Promise<BlobMeta> {
  return foundIn(name, (key) => ports.storage.head(key));
}

async function foundIn<File>(name: string, find: (key: string) => Promise<Result<File>>): Promise<File> {
  if (!isStoredName(name)) throw new AppError('NOT_FOUND', 'Такой картинки нет');
  const found = await find(`public/${name}`);
  if (found.ok) return found.value;
  throw isMissing(found)
    ? new AppError('NOT_FOUND', 'Такой картинки нет')
    : new AppError('UNAVAILABLE', 'Картинка сейчас не читается, попробуйте ещё раз');
}
