import { AppError } from '#domain/errors.ts';
import {
  FILE_BUSY,
  FILE_EMPTY,
  FILE_TOO_LARGE,
  FILE_UNREADABLE,
  judgeUploadName,
  MAX_UPLOAD_BYTES,
  UPLOAD_REFUSALS,
} from '#domain/media/upload-rules.ts';
import { READ_UPLOAD, type ReadUpload } from '#integrations/media/read-upload.ts';
import type { Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Counted up when `judgeUpload` becomes stricter or tells more: stored files of older rules are then judged anew. The
 * second rules only measure.
 */
export const READING_RULES = 2;
/** Files of these rules and later ones are clean, and would only lose by being encoded once more. */
export const CLEANING_RULES = 1;

export interface SentFile {
  name: string;
  /** One byte more than allowed is enough of a file that is too large. */
  bytes: Buffer;
}

export interface JudgedFile extends ReadUpload {
  name: string;
  extension: string;
}

/**
 * The file as it may be kept, or in words why it is refused. Its content is given away to a thread that reads it.
 * Errors: UNAVAILABLE when too many files are being read.
 */
export async function judgeUpload(
  { ports }: ServiceContext,
  { name: given, bytes }: SentFile,
  rules: { anything: boolean },
): Promise<JudgedFile | string> {
  const named = judgeUploadName(given, rules);
  if ('refusal' in named) return named.refusal;
  if (bytes.length > MAX_UPLOAD_BYTES) return FILE_TOO_LARGE;
  if (bytes.length === 0) return FILE_EMPTY;
  const worked = await ports.workers.run(READ_UPLOAD, { bytes, extension: named.extension }, bytes);
  if (!worked.ok) {
    if (worked.retryable) throw busy(worked);
    return FILE_UNREADABLE;
  }
  const read = worked.value;
  return 'refusal' in read ? UPLOAD_REFUSALS[read.refusal] : { ...named, ...read };
}

/** Makes the error for an upload that finds the queue of threads full. */
export function busy({ retryAfterMs = 5_000 }: Fail): AppError {
  return new AppError('UNAVAILABLE', FILE_BUSY, {
    details: { retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) },
  });
}
