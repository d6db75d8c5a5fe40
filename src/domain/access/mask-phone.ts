/** A phone for logs, '+7********67': the country digit and the last two remain. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const hidden = digits.length - 3;
  return hidden < 1 ? '*'.repeat(digits.length) : `+${digits[0]}${'*'.repeat(hidden)}${digits.slice(-2)}`;
}
