import { addressKey } from '#domain/feed/address-key.ts';
import { hashText } from '#domain/feed/hash-text.ts';
import { normaliseName } from '#domain/feed/normalise-name.ts';
import type { ComplexFacts, HouseFacts } from './provider.ts';

const MAX_KEY = 300;

/** The key of an offer's complex, or null when the offer says neither what nor where it is. */
export function complexKey(facts: ComplexFacts, house: HouseFacts | undefined): string | null {
  const key = longComplexKey(facts, house);
  return key === null ? null : shortKey(key);
}

/** The key of an offer's house inside its complex. */
export function houseKey(facts: HouseFacts): string {
  return shortKey(longHouseKey(facts));
}

/** Keys stand in database indexes: an absurdly long one is cut and kept distinct by its digest. */
function shortKey(key: string): string {
  return key.length <= MAX_KEY ? key : `${key.slice(0, MAX_KEY)}#${hashText(key)}`;
}

/** The id of a portal > name within one developer > address > point. */
function longComplexKey(facts: ComplexFacts, house: HouseFacts | undefined): string | null {
  const { yandex, cian, domclick, avito, profitbase } = facts.externalIds;
  if (yandex !== undefined) return `yandex:${yandex}`;
  if (cian !== undefined) return `cian:${cian}`;
  if (domclick !== undefined) return `domclick:${domclick}`;
  if (avito !== undefined) return `avito:${avito}`;
  if (profitbase !== undefined) return `profitbase:${profitbase}`;
  const name = facts.name === null ? '' : normaliseName(facts.name);
  const developer = facts.seller.name === null ? '' : `${normaliseName(facts.seller.name)}|`;
  if (name !== '') return `name:${developer}${name}`;
  const address = facts.address ?? house?.address ?? null;
  const line = address === null ? null : addressKey(address);
  if (line !== null) return `address:${line}`;
  return address?.point
    ? `point:${address.point.latitude.toFixed(3)},${address.point.longitude.toFixed(3)}`
    : null;
}

/** The id of a portal > the house's name > address (with «корпус N») > point > section. */
function longHouseKey(facts: HouseFacts): string {
  const { yandex, domclick, avito, profitbase } = facts.externalIds;
  if (yandex !== undefined) return `yandex:${yandex}`;
  if (domclick !== undefined) return `domclick:${domclick}`;
  if (avito !== undefined) return `avito:${avito}`;
  if (profitbase !== undefined) return `profitbase:${profitbase}`;
  if (facts.name !== null) return `name:${normaliseName(facts.name)}`;
  const corpus = facts.section !== null && isCorpus(facts.section) ? `#${normaliseName(facts.section)}` : '';
  const line = facts.address === null ? null : addressKey(facts.address);
  if (line !== null) return `address:${line}${corpus}`;
  if (facts.address?.point) return `point${corpus}`;
  return facts.section === null ? 'house' : `section:${normaliseName(facts.section)}`;
}

/** «корпус 2» tells houses apart, a bare «2» may be an entrance. */
export function isCorpus(section: string): boolean {
  return /корп|литер|строен|дом(?![а-яё])/i.test(section);
}
