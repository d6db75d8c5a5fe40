import { NAME_TAKEN } from '#contract/record-fields.ts';
import type { AppError } from '#domain/errors.ts';
import { refuseField } from './refuse-field.ts';

/** What a form is told whose record bears the name of another. */
export function nameTaken(field = 'name'): AppError {
  return refuseField(field, NAME_TAKEN, 'CONFLICT');
}
