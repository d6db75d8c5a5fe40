import { phoneExists } from './phone-exists.ts';

/** The form of a phone field: eighteen characters, one country digit. */
export const PHONE_MASK = /^\+\d \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

/** The text of a field nobody has touched; it counts as no phone. */
export const PHONE_MASK_START = '+7 (';

export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__';

/** The messages of a phone field are the same on every form. */
export const PHONE_REQUIRED = 'Нужно ввести номер телефона';

export const PHONE_INVALID =
  'Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны';

/** The form partners send: plus, then at least eleven digits. */
export const PHONE_INTERNATIONAL = /^\+\d{11,15}$/;

/** Whether a text is no phone at all: nothing, or what an untouched field holds. */
export function isPhoneBlank(text: string): boolean {
  return PHONE_MASK_START.startsWith(text.trim());
}

/** Whether a text is a phone as forms send it, of a number that somebody may have. */
export function isMaskedPhone(text: string): boolean {
  return PHONE_MASK.test(text) && normalisePhone(text) !== undefined;
}

/**
 * The stored form '+79991234567' of a phone in the mask or in the international form; undefined for any other text and
 * for a number that nobody can have. A +8 that is no country is a Russian number typed the old way; in the mask, one
 * that may be either is neither.
 */
export function normalisePhone(phone: string): string | undefined {
  const text = phone.trim();
  const isMasked = PHONE_MASK.test(text);
  if (!isMasked && !PHONE_INTERNATIONAL.test(text)) return undefined;
  const asWritten = `+${text.replace(/\D/g, '')}`;
  const russian = asWritten.length === 12 ? asWritten.replace(/^\+8/, '+7') : asWritten;
  if (!phoneExists(asWritten)) return phoneExists(russian) ? russian : undefined;
  return isMasked && russian !== asWritten && phoneExists(russian) ? undefined : asWritten;
}

/** A phone as its field shows it: the mask for eleven digits, '+' and the digits of a longer foreign one. */
export function phoneInMask(digits: string): string {
  if (digits.length > WHOLE_DIGITS && !digits.startsWith('7')) return `+${digits}`;
  const [country, ...groups] = GROUPS.map(([from, to]) => digits.slice(from, to));
  return groups.reduce(
    (shown, group, at) => (group === '' ? shown : shown + GAPS[at] + group),
    `+${country} (`,
  );
}

const WHOLE_DIGITS = 11;
const GROUPS = [[0, 1], [1, 4], [4, 7], [7, 9], [9]] as const;
const GAPS = ['', ') ', '-', '-'];

/** Puts a phone from an address or an account into the mask; empty when it is no whole number that may exist. */
export function phoneForField(text: string): string {
  const found = readPhone(text);
  const shown = found === undefined ? '' : phoneInMask(found);
  return isMaskedPhone(shown) ? shown : '';
}

/** A stretch of text that may be one number. */
const STRETCH = /[+\d][\d\s().\p{Dash}]*/gu;

/**
 * The digits of the whole number in a text as people write it, the country first: an own 8 or a missing country become
 * 7. Undefined when the text has none, or only a part of one.
 */
export function readPhone(text: string): string | undefined {
  const stretches = plainDigits(text).match(STRETCH) ?? [];
  const found = stretches.map(wholeNumber).filter((digits) => digits !== undefined);
  return found.find((digits) => phoneExists(`+${digits}`)) ?? found[0];
}

function wholeNumber(stretch: string): string | undefined {
  const isAbroad = stretch.startsWith('+') || /^00[1-9]/.test(stretch);
  const digits = stretch.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  if (isAbroad) {
    const most = digits.startsWith('7') ? WHOLE_DIGITS : MOST_DIGITS;
    return digits.length >= WHOLE_DIGITS && digits.length <= most ? ownCountry(digits) : undefined;
  }
  if (digits.length === WHOLE_DIGITS - 1) return `7${digits}`;
  return digits.length === WHOLE_DIGITS && /^[78]/.test(digits) ? `7${digits.slice(1)}` : undefined;
}

const MOST_DIGITS = 15;

/** A +8 before a Russian number is a habit of dialling; it stays where 8 really begins the code of a country. */
function ownCountry(digits: string): string {
  return normalisePhone(phoneInMask(digits))?.slice(1) ?? digits;
}

/** Writes digits of other scripts and widths as ASCII and drops characters that only direct or join text. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
