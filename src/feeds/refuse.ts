import { AppError } from '#domain/errors.ts';
import type { FeedRefusal, RefusalReason } from './report.ts';

/** Stops a reading: thrown inside the reader, turned into a value by `readFeed`. */
export function refuse(reason: RefusalReason, message: string, line: number | null = null): never {
  const refusal: FeedRefusal = { reason, message, line };
  throw new AppError('INVALID', message, { cause: refusal, details: { reason } });
}

export function refuseEmpty(): never {
  refuse('EMPTY_FILE', 'Файл пуст. Прежние данные сохранены; проверьте, что выгрузка включена.');
}

/** The refusal an error carries; undefined for any other error. */
export function refusalOf(error: unknown): FeedRefusal | undefined {
  if (!(error instanceof AppError) || error.code !== 'INVALID') return undefined;
  const cause = error.cause;
  return cause !== null && typeof cause === 'object' && 'reason' in cause
    ? (cause as FeedRefusal)
    : undefined;
}
