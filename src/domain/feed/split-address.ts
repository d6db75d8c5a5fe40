export interface SplitAddress {
  street: string | null;
  house: string | null;
  /** The address without the number of the flat. */
  text: string | null;
}

// Feeds bring lines of any length: gaps are bounded, and no part may be read in two ways.
const FLAT = /[,\s](?:кв|квартира|апарт(?:аменты)?)\.?\s{0,9}(?:№\s{0,9})?[\wа-яё-]{1,30}\s{0,9}$/i;
const HOUSE_WORD =
  /^(?:д|дом|вл|владение|зд|здание|уч|участок|стр|строение|з\/у|земельный участок)\.?\s{0,9}(?:№\s{0,9})?(?=[а-яё]?\d)/i;
const HOUSE =
  /^\d[\wа-яё]*(?:\s{0,9}[/-]\s{0,9}\d+[а-яё]?)*(?:\s{1,9}(?:к|корп|корпус|с|стр|строение|лит|литера?)\.?\s{0,9}(?:\d[\dа-яё]*|[а-яё]))*$/i;
const BUILDING_PART =
  /^(?:корпус|корп|к|стр|строение|с|литера?|лит|секция|блок)\.?\s{0,9}(?:№\s{0,9})?[\dа-яё/-]{1,30}$/i;

/**
 * Parts an address line into street and house. `known` are names the feed states elsewhere (country, region, city):
 * careless lines repeat them in front of the street.
 */
export function splitAddress(line: string | null, known: readonly (string | null)[]): SplitAddress {
  const text = line?.replace(FLAT, '').trim().replace(/,$/, '') || null;
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
    /^(.{0,300}[а-яё.)]{2})\s{1,9}((?:д\.?\s{0,9})?\d{1,9}[а-яё]?(?:\s{0,9}[/-]\s{0,9}\d{1,9})?(?:\s{0,9}(?:к|корп|стр|с)\.?\s{0,9}\d{1,9})?)$/i.exec(
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
    first.replace(/^(?:д|дом)\.?\s{0,9}(?:№\s{0,9})?(?=\d)/i, ''),
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

const VILLAGE =
  /^(?:пос(?:елок)?|п|пгт|рп|с|село|д|дер|деревня|ст|станица|станция|х|хутор|аул|снт|днп|тсн|мкр|микрорайон)(?:\.\s*|\s+)/i;
const TOWN = /^(?:г|гор|город)(?:\.\s*|\s+)(?=\S)/i;

/** A locality name as a city («г. Дербент» → «Дербент») or as a settlement («пос. Новый Лог», kept whole). */
export function settlementOrCity(name: string | null): { city: string | null; settlement: string | null } {
  if (name === null) return { city: null, settlement: null };
  const folded = name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^пос[её]лок/i, 'поселок');
  if (VILLAGE.test(folded)) return { city: null, settlement: name.trim() };
  return { city: folded.replace(TOWN, ''), settlement: null };
}
