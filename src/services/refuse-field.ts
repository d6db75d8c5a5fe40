import { AppError } from '#domain/errors.ts';

/**
 * Makes the error of one form field, named or given by its path: INVALID, or CONFLICT when another record stands in the
 * way.
 */
export function refuseField(
  field: string | readonly (string | number)[],
  message: string,
  code: 'INVALID' | 'CONFLICT' = 'INVALID',
): AppError {
  return new AppError(code, message, {
    details: { issues: [{ path: typeof field === 'string' ? [field] : [...field], message }] },
  });
}
