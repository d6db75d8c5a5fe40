/** A place to search in. */
export interface Location {
  kind: 'city' | 'region' | 'country';
  id: number;
}

/** A place as addresses and the cookie carry it: c12 a city, r3 a region, co1 a country. */
export type LocationCode = `c${number}` | `r${number}` | `co${number}`;

const PREFIXES = { city: 'c', region: 'r', country: 'co' } as const;

// 'co' stands before 'c': read the other way round, co1 would begin as a city.
const KINDS = { co: 'country', c: 'city', r: 'region' } as const;
const CODE = /^(co|c|r)([1-9]\d{0,9})$/;

/** The greatest id the database holds. */
const MAX_ID = 2_147_483_647;

/** The most places one search may name. */
export const MAX_LOCATIONS = 100;

export function encodeLocation({ kind, id }: Location): LocationCode {
  return `${PREFIXES[kind]}${id}`;
}

/** The place a code names; undefined for anything else. */
export function decodeLocation(code: string): Location | undefined {
  const match = CODE.exec(code.trim());
  if (!match) return undefined;
  const id = Number(match[2]);
  return id <= MAX_ID ? { kind: KINDS[match[1] as keyof typeof KINDS], id } : undefined;
}

/** Writes several places, separated by commas. */
export function encodeLocations(locations: readonly Location[]): string {
  return locations.map(encodeLocation).join(',');
}

/** The places of a comma separated list; invalid ones and repeats are dropped. */
export function decodeLocations(codes: string): Location[] {
  const found = new Map<LocationCode, Location>();
  for (const code of codes.split(',')) {
    const location = decodeLocation(code);
    if (location) found.set(encodeLocation(location), location);
  }
  return [...found.values()];
}

export function isLocationCode(value: unknown): value is LocationCode {
  return typeof value === 'string' && value === value.trim() && decodeLocation(value) !== undefined;
}
