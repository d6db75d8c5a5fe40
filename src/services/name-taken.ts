import { NAME_TAKEN } from '#contract/record-fields.ts';
import type { AppError } from '#domain/errors.ts';
import { refuseField } from './refuse-field.ts';

/** Makes the CONFLICT of a form whose record has the name of another record. */
export function nameTaken(field = 'name'): AppError {
  return refuseField(field, NAME_TAKEN, 'CONFLICT');
}
