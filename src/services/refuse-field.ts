import { AppError } from '#domain/errors.ts';

/** What a form is told of one of its fields: INVALID, or CONFLICT where something else stands in the way. */
export function refuseField(
  field: string,
  message: string,
  code: 'INVALID' | 'CONFLICT' = 'INVALID',
): AppError {
  return new AppError(code, message, { details: { issues: [{ path: [field], message }] } });
}
