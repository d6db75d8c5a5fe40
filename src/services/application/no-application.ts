import { AppError } from '#domain/errors.ts';

/** What is answered about an application that is not there, or not for the caller. */
export function noApplication(): AppError {
  return new AppError('NOT_FOUND', 'Такой заявки нет');
}
