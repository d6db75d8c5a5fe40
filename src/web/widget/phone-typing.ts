/** Digits in the mask of a phone, as far as there are any: '+7 (999) 12'. An own 8 or a missing 7 becomes +7. */
export function typedPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  const [country, rest] =
    /^[78]/.test(digits) || text.trim().startsWith('+') ? [digits[0], digits.slice(1)] : ['7', digits];
  const parts = [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6, 8), rest.slice(8, 10)];
  return parts.reduce(
    (shown, part, at) => (part === '' ? shown : `${shown}${BEFORE[at]}${part}`),
    `+${country === '8' ? '7' : country}`,
  );
}

const BEFORE = [' (', ') ', '-', '-'];
