import type { CanonicalAddress } from './canonical-listing.ts';

/** Kinds of street and house are written in many ways; they never tell two addresses of one town apart. */
const WORDS: readonly [RegExp, string][] = [
  [/(?<![а-я])(?:улица|ул)(?![а-я])\.?/g, ' '],
  [/(?<![а-я])(?:дом|д|вл|владение|зд|здание)(?![а-я])\.?(?=\s*\d)/g, ' '],
  [/(?<![а-я])(?:корпус|корп|к)(?![а-я])\.?(?=\s*\d)/g, ' к '],
  [/(?<![а-я])(?:строение|стр|с)(?![а-я])\.?(?=\s*\d)/g, ' с '],
  [/(?<![а-я])(?:проспект|пр-кт|пр-т|просп)(?![а-я])\.?/g, ' пр '],
  [/(?<![а-я])(?:переулок|пер)(?![а-я])\.?/g, ' пер '],
  [/(?<![а-я])(?:имени|им)(?![а-я])\.?/g, ' '],
];

/** An address made comparable within its region and town; null when there is no address line. */
export function addressKey(address: CanonicalAddress): string | null {
  if (address.text === null) return null;
  const place = [address.region, address.city ?? address.settlement]
    .map((part) => fold(part ?? ''))
    .join('|');
  const line = address.street === null ? address.text : `${address.street} ${address.house ?? ''}`;
  return `${place}|${fold(line)}`;
}

function fold(text: string): string {
  let folded = text.toLowerCase().replaceAll('ё', 'е');
  for (const [pattern, word] of WORDS) folded = folded.replace(pattern, word);
  return folded.replace(/[^а-яa-z0-9/]+/g, ' ').trim();
}
