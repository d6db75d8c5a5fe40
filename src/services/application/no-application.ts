import { AppError } from '#domain/errors.ts';

/** Gives one answer for an application that does not exist and for one the caller may not see. */
export function noApplication(): AppError {
  return new AppError('NOT_FOUND', 'Такой заявки нет');
}
