/**
 * The address that calls a phone written in any way: 'tel:+74950001001'. Eleven digits from 8 are a Russian number
 * typed the old way.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 11 ? digits.replace(/^8/, '7') : digits}`;
}
