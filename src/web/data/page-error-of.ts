import { PageError } from '../page-error.ts';
import { CallError } from './call-error.ts';

/** The page error that a failed call means. */
export function pageErrorOf(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const data = error instanceof CallError ? error.data : undefined;
  const message = error instanceof Error ? error.message : 'Неизвестная ошибка';
  const own = error instanceof Error ? (error.stack ?? null) : null;
  return new PageError(data?.httpStatus ?? 500, message, data?.stack ?? own);
}
