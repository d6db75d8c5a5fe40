import { phoneInMask, plainDigits, readPhone } from './phone.ts';
import { phoneExists } from './phone-exists.ts';

/** A change of a phone field: what came in between the text before and after it. */
export interface PhoneEdit {
  before: string;
  typed: string;
  after: string;
  /** The number was begun in this very stretch of typing: an own 7 or 8 may stand at its head. */
  isFresh: boolean;
}

const ABROAD_DIGITS = 11;

/**
 * What a phone field shows after an edit. A whole number, in whatever way it is written, takes the place of all;
 * digits join those around them. Digits too many are shown and never cut: cut, they are the number of a stranger.
 */
export function enterPhone({ before, typed, after, isFresh }: PhoneEdit): string {
  const all = before + typed + after;
  const whole = readPhone(all);
  // The text is this number and nothing else; else a whole number came into the midst of another one.
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
