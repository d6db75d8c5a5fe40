import { AppError } from '#domain/errors.ts';
import type { Fail } from '#integrations/result.ts';

/** The trouble of the store in words for people; the log learns beside them what the store said. */
export function storeTrouble(message: string, { kind, providerCode = '' }: Fail): AppError {
  return new AppError('UNAVAILABLE', message, { cause: new Error(`store: ${kind} ${providerCode}`.trim()) });
}
