const RUSSIAN = /^[78](\d{3})(\d{3})(\d{2})(\d{2})$/;

/**
 * A phone for people: '+7 (999) 123-45-67', '8 (800) …' for toll-free numbers, a foreign one as '+' and its digits.
 * The spaces are plain: the same text fills the phone field, and pages keep it on one line by style.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const match = RUSSIAN.exec(digits);
  if (!match) return digits === '' ? '' : `+${digits}`;
  const [, code, ...rest] = match;
  return `${code === '800' ? '8' : '+7'} (${code}) ${rest.join('-')}`;
}
