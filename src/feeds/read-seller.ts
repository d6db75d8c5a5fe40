import { readPhone } from '#domain/access/phone.ts';
import { phoneExists } from '#domain/access/phone-exists.ts';
import { companyName } from '#domain/feed/company-name.ts';
import type { Notes } from './notes.ts';
import type { SellerFacts } from './provider.ts';
import { readUrl } from './read-urls.ts';

export interface SellerTexts {
  organisation: string | null;
  contact: string | null;
  category: string | null;
  phones: string[];
  site: string | null;
  logo: string | null;
}

const KINDS: readonly [RegExp, SellerFacts['kind']][] = [
  [/^(?:застройщик|developer)$/i, 'developer'],
  [/^(?:агентство|агент|agency|agent|realtor)$/i, 'agency'],
  [/^(?:владелец|собственник|owner)$/i, 'owner'],
];

/** Reads the seller: a company by its name and phone. Of an agency or an owner only the kind is kept. */
export function readSeller(notes: Notes, field: string, texts: SellerTexts): SellerFacts {
  const kind = KINDS.find(([pattern]) => pattern.test(texts.category ?? ''))?.[1] ?? 'unknown';
  if (kind === 'agency' || kind === 'owner') {
    notes.warn(`${field}/category`, texts.category, 'застройщик; продавец не считается застройщиком');
    return { kind, name: null, phone: null, siteUrl: null, logoUrl: null };
  }
  const name = companyName(texts.organisation, 'organisation') ?? companyName(texts.contact, 'contact');
  const phone = texts.phones.map(parsePhone).find((found) => found !== null) ?? null;
  if (phone === null && texts.phones.length > 0) {
    notes.warn(
      `${field}/phone`,
      texts.phones.join(', '),
      'телефон +7 и десять цифр; не учтён',
      name ?? 'продавец',
    );
  }
  return { kind, name, phone, siteUrl: siteUrl(texts.site), logoUrl: readUrl(texts.logo) };
}

/** Sites are often written without a scheme: «prim.example». */
function siteUrl(raw: string | null): string | null {
  if (raw === null) return null;
  return (
    readUrl(raw) ??
    (/^(?:[^\s/:@.]+\.)+[^\s/:@.]{2,}(?:\/\S*)?$/.test(raw) ? readUrl(`https://${raw}`) : null)
  );
}

/** A Russian phone as +7XXXXXXXXXX, by the rules of our own forms; null for any other and for one nobody can have. */
export function parsePhone(raw: string | null): string | null {
  const phone = `+${readPhone(raw ?? '') ?? ''}`;
  return phone.startsWith('+7') && phoneExists(phone) ? phone : null;
}
