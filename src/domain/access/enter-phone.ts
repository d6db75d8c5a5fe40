import { phoneInMask, plainDigits, readPhone } from './phone.ts';
import { phoneExists } from './phone-exists.ts';

/** A change of a phone field: what came in between the text before and after it. */
export interface PhoneEdit {
  before: string;
  typed: string;
  after: string;
  /** Whether the whole number comes from this very stretch of typing, so that it may begin with a domestic 7 or 8. */
  isFresh: boolean;
}

const ABROAD_DIGITS = 11;

/**
 * Returns the text a phone field shows after an edit. A whole number, in whatever way it is written, replaces the text;
 * single digits join those around them. Surplus digits are shown and never cut: a shortened number would belong to a
 * stranger.
 */
export function enterPhone({ before, typed, after, isFresh }: PhoneEdit): string {
  const all = before + typed + after;
  const whole = readPhone(all);
  // The text replaces everything when it is nothing but this number; otherwise a whole number was pasted into another
  // one.
  if (whole !== undefined && isNothingElse(all, whole)) return phoneInMask(whole);
  const brought = readPhone(typed);
  if (brought !== undefined) return phoneInMask(brought);

  const [head, added, tail] = [before, typed, after].map(digitsOf) as [string, string, string];
  // Somebody who types a plus begins with the country, whatever country stood there.
  const isBegun = tail === '' && head.length <= 1 && plainDigits(typed).includes('+');
  if (isBegun) return added === '' ? '+' : phoneInMask(added);
  const digits = head + added + tail;
  if (digits === '') return '';
  return phoneInMask(withoutTrunk(all.includes('+') ? digits : `7${digits}`, isFresh));
}

/** An eleventh digit after +7 says that the first one was the 7 or 8 that Russia dials before a number. */
function withoutTrunk(digits: string, isFresh: boolean): string {
  const rest = digits.slice(2);
  const isTrunk = isFresh && /^7[78]\d{10}$/.test(digits) && phoneExists(`+7${rest}`);
  return isTrunk ? `7${rest}` : digits;
}

function isNothingElse(text: string, whole: string): boolean {
  return digitsOf(text).length <= Math.max(whole.length, ABROAD_DIGITS);
}

function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
