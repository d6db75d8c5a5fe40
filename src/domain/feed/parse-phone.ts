/** A Russian phone as +7XXXXXXXXXX; null when it is not ten digits after the country code. */
export function parsePhone(raw: string | null): string | null {
  if (raw === null) return null;
  const digits = raw.replace(/\D/g, '');
  if (/^[78]\d{10}$/.test(digits)) return `+7${digits.slice(1)}`;
  return /^[3-9]\d{9}$/.test(digits) && !raw.trim().startsWith('+') ? `+7${digits}` : null;
}
