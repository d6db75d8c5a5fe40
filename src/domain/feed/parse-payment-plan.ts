import { plainText } from './plain-text.ts';

/** Longer ones are contracts, not plans. */
const LONGEST = 300;
const NONE = /^(?:нет|no|none|false|0|-|–|—)$/i;

/** How a developer takes the price by parts, as its feed words it, on one line; null where it does not. */
export function parsePaymentPlan(raw: string | null): string | null {
  const text = plainText(raw)?.replace(/\s+/g, ' ').trim() ?? '';
  if (text === '' || NONE.test(text)) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
