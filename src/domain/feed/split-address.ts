export interface SplitAddress {
  street: string | null;
  house: string | null;
  /** The line without the flat number. */
  text: string | null;
}

const FLAT = /(?:,\s*|\s+)(?:кв|квартира|апарт(?:аменты)?)\.?\s*№?\s*[\wа-яё-]+\s*$/i;
const HOUSE_WORD =
  /^(?:д|дом|вл|владение|зд|здание|уч|участок|стр|строение|з\/у|земельный участок)\.?\s*№?\s*(?=\d|[а-яё]?\d)/i;
const HOUSE =
  /^(?:\d+[\wа-яё]*(?:\s*[/-]\s*\d+[а-яё]?)*(?:\s*(?:к|корп|корпус|с|стр|строение|лит|литера?)\.?\s*[\dа-яё]+)*)$/i;
const BUILDING_PART = /^(?:корпус|корп|к|стр|строение|с|литера?|лит|секция|блок)\.?\s*№?\s*[\dа-яё/-]+$/i;

/**
 * Parts an address line into street and house. `known` are names the feed states elsewhere (country, region, city):
 * careless lines repeat them in front of the street.
 */
export function splitAddress(line: string | null, known: readonly (string | null)[]): SplitAddress {
  const text = line?.replace(FLAT, '').trim().replace(/,\s*$/, '') || null;
  if (text === null) return { street: null, house: null, text: null };
  const repeated = new Set(known.filter((name) => name !== null).map(bare));
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !repeated.has(bare(part)));
  const at = parts.findIndex(isHouse);
  const house = at < 0 ? null : joinHouse(parts.slice(at));
  const streetParts = at < 0 ? parts : parts.slice(0, at);
  const street = streetParts.at(-1) ?? null;
  if (house !== null || street === null) return { street, house, text };
  const inline =
    /^(.*[а-яё.)]{2,})\s+((?:д\.?\s*)?\d+[а-яё]?(?:\s*[/-]\s*\d+)?(?:\s*(?:к|корп|стр|с)\.?\s*\d+)?)$/i.exec(
      street,
    );
  return inline
    ? { street: inline[1] ?? street, house: joinHouse([inline[2] ?? '']), text }
    : { street, house, text };
}

function isHouse(part: string): boolean {
  return HOUSE.test(part.replace(HOUSE_WORD, ''));
}

function joinHouse(parts: string[]): string {
  const [first = '', ...rest] = parts;
  return [
    first.replace(/^(?:д|дом)\.?\s*№?\s*(?=\d)/i, ''),
    ...rest.filter((part) => BUILDING_PART.test(part)),
  ].join(', ');
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(
      /(?:^|\s)(?:г|город|обл|область|респ|республика|край|р-н|район|п|пос|поселок|с|село|д|деревня)(?=[\s.]|$)\.?/g,
      ' ',
    )
    .replace(/[^а-яa-z0-9]+/g, ' ')
    .trim();
}
