import { AppError } from '#domain/errors.ts';

/** What a form is told of one of its fields, by its name or its path: INVALID, or CONFLICT where something else stands in the way. */
export function refuseField(
  field: string | readonly (string | number)[],
  message: string,
  code: 'INVALID' | 'CONFLICT' = 'INVALID',
): AppError {
  return new AppError(code, message, {
    details: { issues: [{ path: typeof field === 'string' ? [field] : [...field], message }] },
  });
}
