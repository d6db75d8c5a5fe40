import { BUYER_PROGRAMS } from '#domain/mortgage/terms/buyer-terms.ts';
import { readTerms, writeTerms } from '#domain/mortgage/terms/terms-text.ts';

export interface TermsAddress {
  /** The page that is led back to, an address of this site. */
  back: string;
  /** Its form was sent, so `terms` are what it says. */
  isSent: boolean;
}

/** The names its form gives to what it asks; a programme of the state is a field of its own, by its code. */
export const TERMS_FIELDS = {
  down: 'down',
  unit: 'unit',
  years: 'years',
  which: 'which',
  first: 'first',
} as const;

const MAX_BACK_LENGTH = 4_000;

/** Reads the address of the page of terms: where it was opened from, and what its form says. */
export function readTermsAddress(
  raw: Record<string, unknown>,
): TermsAddress & { terms?: string | undefined } {
  const back = typeof raw.back === 'string' && isOwnAddress(raw.back) ? raw.back : '/search';
  if (raw[TERMS_FIELDS.years] === undefined) return { back, isSent: false };
  return { back, isSent: true, terms: termsSent(raw) };
}

/** The terms that the address of a page says. */
export function termsOf(address: string): string | undefined {
  return new URL(address, 'http://own').searchParams.get('terms') ?? undefined;
}

/** The address of a page with the terms of the buyer in it. */
export function withTerms(address: string, terms: string | undefined): string {
  const url = new URL(address, 'http://own');
  // Another page of results would not begin with the same ones.
  url.searchParams.delete('page');
  if (terms === undefined) url.searchParams.delete('terms');
  else url.searchParams.set('terms', terms);
  return url.pathname + url.search;
}

/** A path of this site, whatever browsers make of slashes. */
function isOwnAddress(text: string): boolean {
  return text.length <= MAX_BACK_LENGTH && /^\/(?![/\\])/.test(text) && !text.includes('\\');
}

function termsSent(raw: Record<string, unknown>): string | undefined {
  const number = (name: string) =>
    String(raw[name] ?? '')
      .slice(0, 30)
      .replaceAll(/\s/g, '')
      .replace(',', '.');
  const programs = BUYER_PROGRAMS.filter((program) => raw[program] !== undefined);
  const codes = [
    `down${number(TERMS_FIELDS.down)}${raw[TERMS_FIELDS.unit] === 'percent' ? 'p' : ''}`,
    `years${number(TERMS_FIELDS.years)}`,
    ...(raw[TERMS_FIELDS.which] === 'mine' ? (programs.length > 0 ? programs : ['none']) : []),
    ...(raw[TERMS_FIELDS.first] === undefined ? [] : ['byFirst']),
  ];
  return writeTerms(readTerms(codes.join(',')));
}
