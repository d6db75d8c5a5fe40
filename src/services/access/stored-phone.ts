import { normalisePhone, PHONE_INVALID } from '#domain/access/phone.ts';
import { AppError } from '#domain/errors.ts';

/** A phone in stored form. Errors: INVALID for a text that is no phone. */
export function storedPhone(phone: string): string {
  const stored = normalisePhone(phone);
  if (stored !== undefined) return stored;
  throw new AppError('INVALID', PHONE_INVALID, {
    details: { issues: [{ path: ['phone'], message: PHONE_INVALID }] },
  });
}
