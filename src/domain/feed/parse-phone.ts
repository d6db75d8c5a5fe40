import { readPhone } from '../access/phone.ts';
import { phoneExists } from '../access/phone-exists.ts';

/** A Russian phone as +7XXXXXXXXXX, by the rules of our own forms; null for any other and for one nobody can have. */
export function parsePhone(raw: string | null): string | null {
  const phone = `+${readPhone(raw ?? '') ?? ''}`;
  return phone.startsWith('+7') && phoneExists(phone) ? phone : null;
}
