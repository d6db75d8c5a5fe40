/**
 * Phones in any text and in addresses: `+` with its digits however grouped, or eleven bare digits from 7 or 8. The bare
 * ones follow no letter, digit or dash: those are inside ids.
 */
const PHONE =
  /(?:\+|(?<=%2b))\d(?:(?:[\s().+-]|%2[089]){0,9}\d){10,14}(?!\d)|(?<![\w-])[78]\d{10}(?![\w-])/gi;

/** Spaces and brackets of a phone in an address. */
const ESCAPED_GAP = /%2[089]/g;

/** A text with every phone in it masked; the text itself when it has none. */
export function maskPhones(text: string): string {
  return text.replace(PHONE, (found) => maskPhone(found.replace(ESCAPED_GAP, '')));
}

/** A phone for logs, '+7********67': the country digit and the last two remain. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const hidden = digits.length - 3;
  return hidden < 1 ? '*'.repeat(digits.length) : `+${digits[0]}${'*'.repeat(hidden)}${digits.slice(-2)}`;
}
