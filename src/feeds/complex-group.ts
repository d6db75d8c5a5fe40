import type {
  Amenity,
  CanonicalAddress,
  CanonicalComplex,
  CanonicalDeveloper,
  CanonicalHouse,
  CanonicalMetro,
  ExternalIds,
} from '#domain/feed/canonical-listing.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { nameByAddress } from '#domain/feed/name-by-address.ts';
import { NO_ADDRESS } from '#domain/feed/no-address.ts';
import { isToldByNumber, portalHouseName, portalIdOf } from '#domain/feed/portal-place.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { HouseGroup } from './house-group.ts';
import type { ComplexFacts } from './provider.ts';
import { createTally, type Tally } from './tally.ts';

/** A complex while the feed is being read. */
export interface ComplexGroup {
  key: string;
  line: number;
  externalIds: ExternalIds;
  name: Tally<string>;
  developerName: Tally<string>;
  developerPhone: Tally<string>;
  developerSite: Tally<string>;
  developerLogo: Tally<string>;
  /** Offers sold by an agency or an owner. */
  resold: number;
  offers: number;
  address: Tally<CanonicalAddress>;
  point: Tally<GeoPoint>;
  description: Tally<string>;
  metros: Map<string, CanonicalMetro>;
  parking: Set<Parking>;
  amenities: Set<Amenity>;
  photoUrls: Set<string>;
  /** Days of photos of construction by their addresses. */
  progressPhotos: Map<string, IsoDate>;
  videoUrls: Set<string>;
  /** Houses by their own key; there are several where one address has houses at different points. */
  houses: Map<string, HouseGroup[]>;
}

export function createComplexGroup(key: string, line: number): ComplexGroup {
  return {
    key,
    line,
    externalIds: {},
    name: createTally(),
    developerName: createTally(),
    developerPhone: createTally(),
    developerSite: createTally(),
    developerLogo: createTally(),
    resold: 0,
    offers: 0,
    address: createTally(),
    point: createTally(),
    description: createTally(),
    metros: new Map(),
    parking: new Set(),
    amenities: new Set(),
    photoUrls: new Set(),
    progressPhotos: new Map(),
    videoUrls: new Set(),
    houses: new Map(),
  };
}

export function addComplexFacts(group: ComplexGroup, facts: ComplexFacts): void {
  group.externalIds = { ...facts.externalIds, ...group.externalIds };
  group.name.add(facts.name);
  group.developerName.add(facts.seller.name);
  group.developerPhone.add(facts.seller.phone);
  group.developerSite.add(facts.seller.siteUrl);
  group.developerLogo.add(facts.seller.logoUrl);
  group.offers += 1;
  if (facts.seller.kind === 'agency' || facts.seller.kind === 'owner') group.resold += 1;
  if (facts.address !== null) {
    group.address.add({ ...facts.address, point: null });
    group.point.add(facts.address.point);
  }
  group.description.add(facts.description);
  for (const metro of facts.metros) if (!group.metros.has(metro.name)) group.metros.set(metro.name, metro);
  for (const kind of facts.parking) group.parking.add(kind);
  for (const amenity of facts.amenities) group.amenities.add(amenity);
  for (const url of facts.photoUrls) group.photoUrls.add(url);
  for (const { url, takenOn } of facts.progressPhotos) group.progressPhotos.set(url, takenOn);
  for (const url of facts.videoUrls) group.videoUrls.add(url);
}

/** Two groups of one complex become one; houses are moved by the caller, who knows how to match them. */
export function mergeComplexes(into: ComplexGroup, from: ComplexGroup): void {
  into.line = Math.min(into.line, from.line);
  into.externalIds = { ...from.externalIds, ...into.externalIds };
  into.resold += from.resold;
  into.offers += from.offers;
  into.name.addAll(from.name);
  into.developerName.addAll(from.developerName);
  into.developerPhone.addAll(from.developerPhone);
  into.developerSite.addAll(from.developerSite);
  into.developerLogo.addAll(from.developerLogo);
  into.address.addAll(from.address);
  into.point.addAll(from.point);
  into.description.addAll(from.description);
  for (const [name, metro] of from.metros) if (!into.metros.has(name)) into.metros.set(name, metro);
  for (const kind of from.parking) into.parking.add(kind);
  for (const amenity of from.amenities) into.amenities.add(amenity);
  for (const url of from.photoUrls) into.photoUrls.add(url);
  for (const [url, takenOn] of from.progressPhotos) into.progressPhotos.set(url, takenOn);
  for (const url of from.videoUrls) into.videoUrls.add(url);
}

/** The complex the group amounts to; guesses go into `issues`. */
export function closeComplex(
  group: ComplexGroup,
  houses: CanonicalHouse[],
  clientName: string,
  issues: FeedIssue[],
): CanonicalComplex {
  const stated = group.name.winner();
  const address = complexAddress(group, houses);
  const portal = portalIdOf(group.externalIds);
  const isByNumber = isToldByNumber(group.externalIds, address);
  const name =
    stated ?? (isByNumber && portal ? portalHouseName(portal) : nameByAddress(houses[0]?.address ?? address));
  const warn = (field: string, value: string | null, expected: string): void => {
    issues.push({ line: group.line, object: name, field, value, expected, severity: 'warning' });
  };
  if (stated === null && !isByNumber)
    warn('building-name', null, `название комплекса; названо по адресу «${name}», проверьте`);
  if (group.name.variants() > 1)
    warn('building-name', null, 'одно название у всех квартир комплекса; взято самое частое');
  return {
    key: group.key,
    name,
    nameIsGuess: stated === null,
    externalIds: group.externalIds,
    developer: developerOf(group, clientName, isByNumber ? () => {} : warn),
    address,
    description: group.description.winner(),
    metros: [...group.metros.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    parking: [...group.parking].sort(),
    amenities: [...group.amenities].sort(),
    photoUrls: [...group.photoUrls],
    progressPhotos: [...group.progressPhotos].map(([url, takenOn]) => ({ url, takenOn })),
    videoUrls: [...group.videoUrls],
    houses,
  };
}

function developerOf(
  group: ComplexGroup,
  clientName: string,
  warn: (field: string, value: string | null, expected: string) => void,
): CanonicalDeveloper | null {
  const name = group.developerName.winner();
  if (name === null && group.resold > 0 && group.resold === group.offers) return null;
  if (name === null) warn('developer', null, `название застройщика; взят клиент фида «${clientName}»`);
  return {
    name: name ?? clientName,
    phone: group.developerPhone.winner(),
    siteUrl: group.developerSite.winner(),
    logoUrl: group.developerLogo.winner(),
  };
}

/** The complex's own address, else what all its houses share, with the middle of their points. */
function complexAddress(group: ComplexGroup, houses: CanonicalHouse[]): CanonicalAddress {
  const own = group.address.winner();
  const point = group.point.winner() ?? middle(houses);
  if (own !== null) return { ...own, point };
  const [first, ...others] = houses.map((house) => house.address);
  if (first === undefined) return NO_ADDRESS;
  const shared = <K extends keyof CanonicalAddress>(field: K): CanonicalAddress[K] | null =>
    others.every((other) => other[field] === first[field]) ? first[field] : null;
  return {
    country: shared('country'),
    region: shared('region'),
    district: shared('district'),
    city: shared('city'),
    settlement: shared('settlement'),
    cityArea: shared('cityArea'),
    street: shared('street'),
    house: shared('house'),
    text: shared('text'),
    point,
  };
}

function middle(houses: CanonicalHouse[]): GeoPoint | null {
  const points = houses.map((house) => house.address.point).filter((point) => point !== null);
  if (points.length === 0) return null;
  const mean = (values: number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e6) / 1e6;
  return { latitude: mean(points.map((p) => p.latitude)), longitude: mean(points.map((p) => p.longitude)) };
}
