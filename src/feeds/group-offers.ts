import { addressKey } from '#domain/feed/address-key.ts';
import type { CanonicalComplex, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { normaliseName } from '#domain/feed/normalise-name.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import {
  addComplexFacts,
  type ComplexGroup,
  closeComplex,
  createComplexGroup,
  mergeComplexes,
} from './complex-group.ts';
import { complexKey, houseKey, isCorpus } from './grouping-keys.ts';
import {
  addFlatPhotos,
  addHouseFacts,
  closeHouse,
  createHouseGroup,
  type HouseGroup,
  mergeHouses,
} from './house-group.ts';
import { FEED_LIMITS, type FeedLimits } from './limits.ts';
import type { CanonicalOffer, ComplexFacts, HouseFacts } from './provider.ts';
import { refuse } from './refuse.ts';

/** Houses nearer than this at one address are one house: coordinates jitter between offers. */
const ONE_HOUSE_M = 30;

/** Folds offers into complexes and houses as they are read; only these stay in memory, flats do not. */
export interface OfferGrouper {
  /** The handle of the flat's house, or null when the offer does not say where the flat is. */
  add(offer: CanonicalOffer): number | null;
  /** Facts stated apart from flats; an empty complex stays in the listing. */
  addComplex(complex: ComplexFacts, houses: readonly HouseFacts[], line: number): void;
  finish(): { complexes: CanonicalComplex[]; issues: FeedIssue[] };
}

export function createOfferGrouper(options: {
  clientName: string;
  now: Date;
  limits?: FeedLimits;
}): OfferGrouper {
  const limits = options.limits ?? FEED_LIMITS;
  const complexes = new Map<string, ComplexGroup>();
  let nextRef = 0;

  function complexOf(facts: ComplexFacts, key: string, line: number): ComplexGroup {
    const known = complexes.get(key);
    if (!known && complexes.size >= limits.complexes)
      refuse('TOO_LARGE', `В фиде больше ${limits.complexes} комплексов.`, line);
    const group = known ?? createComplexGroup(key, line);
    complexes.set(key, group);
    addComplexFacts(group, facts);
    return group;
  }

  function houseOf(complex: ComplexGroup, facts: HouseFacts, line: number): HouseGroup {
    const key = houseKey(facts);
    const known = complex.houses.get(key) ?? [];
    let group = findHouse(known, key, facts.address?.point ?? null);
    if (group === undefined) {
      if (nextRef >= limits.houses) refuse('TOO_LARGE', `В фиде больше ${limits.houses} домов.`, line);
      if (known.length >= limits.housesOfAddress)
        refuse('TOO_LARGE', `По одному адресу больше ${limits.housesOfAddress} домов в разных точках.`, line);
      group = createHouseGroup(nextRef++, line);
      complex.houses.set(key, [...known, group]);
    }
    addHouseFacts(group, facts);
    return group;
  }

  return {
    add({ complex, house, flat }) {
      const key = complexKey(complex, house);
      if (key === null) return null;
      const group = houseOf(complexOf(complex, key, flat.line), house, flat.line);
      addFlatPhotos(group, flat.photoUrls);
      return group.refs[0] ?? null;
    },
    addComplex(facts, houses, line) {
      const key = complexKey(facts, houses[0]);
      if (key === null) return;
      const group = complexOf(facts, key, line);
      for (const house of houses) houseOf(group, house, line);
    },
    finish() {
      const issues: FeedIssue[] = [];
      joinSameNames(complexes);
      joinNamelessByAddress(complexes, issues);
      const sorted = [...complexes.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
      return { complexes: sorted.map((group) => close(group, options, issues)), issues };
    },
  };
}

function close(
  group: ComplexGroup,
  options: { clientName: string; now: Date },
  issues: FeedIssue[],
): CanonicalComplex {
  const closed = [...group.houses]
    .flatMap(([key, houses]) =>
      houses.map((house) => ({
        house,
        key: `${group.key}/${key}${houses.length > 1 ? pointSuffix(house) : ''}`,
      })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ house, key }) => ({ group: house, house: closeHouse(house, key, options.now, issues) }));
  nameHousesBySection(closed);
  return closeComplex(
    group,
    closed.map(({ house }) => house),
    options.clientName,
    issues,
  );
}

function pointSuffix(house: HouseGroup): string {
  const point = house.tallies.point.winner();
  return point === null ? '' : `@${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`;
}

function findHouse(
  known: readonly HouseGroup[],
  key: string,
  point: GeoPoint | null,
): HouseGroup | undefined {
  if (!key.startsWith('address:') && !key.startsWith('point')) return known[0];
  if (point === null) return known[0];
  return known.find((group) => {
    const at = group.tallies.point.winner();
    return at === null || distanceMetres(at, point) <= ONE_HOUSE_M;
  });
}

/**
 * One complex told in two ways becomes one: offers without the portal's id join those with it, offers without a
 * developer join those with one, when exactly one other group bears the name.
 */
function joinSameNames(complexes: Map<string, ComplexGroup>): void {
  const isAnonymous = (group: ComplexGroup): boolean => group.developerName.variants() === 0;
  const bearers = groupsBy([...complexes.values()], normalised);
  const others = groupsBy(
    [...complexes.values()].filter((group) => !group.key.startsWith('name:')),
    normalised,
  );
  const named = [...complexes.values()].filter((group) => group.key.startsWith('name:'));
  // Anonymous offers come last, so that the order of the feed never decides what they find.
  for (const group of named.sort((a, b) => Number(isAnonymous(a)) - Number(isAnonymous(b)))) {
    const hosts = isAnonymous(group) ? bearers : others;
    const same = (hosts.get(normalised(group)) ?? []).filter(
      (other) => other !== group && complexes.has(other.key) && sameDeveloper(other, group),
    );
    if (same.length === 1 && same[0] !== undefined) join(complexes, same[0], group);
  }
}

/** Nameless offers join the one named complex of their developer that stands at the same address. */
function joinNamelessByAddress(complexes: Map<string, ComplexGroup>, issues: FeedIssue[]): void {
  const groups = [...complexes.values()];
  const named = groups.filter((group) => group.name.variants() > 0);
  const standing = groupsBy(
    named.flatMap((group) =>
      [...new Set(housesOf(group).map(addressOf))].map((address) => ({ group, address })),
    ),
    ({ address }) => address,
  );
  for (const nameless of groups.filter(
    (group) => group.name.variants() === 0 && group.key.startsWith('address:'),
  )) {
    const address = nameless.key.slice('address:'.length);
    const hosts = (standing.get(address) ?? []).filter(({ group }) => sameDeveloper(group, nameless));
    const host = hosts[0]?.group;
    if (hosts.length !== 1 || host === undefined) continue;
    issues.push({
      line: nameless.line,
      object: host.name.winner() ?? host.key,
      field: 'building-name',
      value: null,
      expected: `название комплекса; ${nameless.offers} объявл. без названия отнесены сюда по адресу`,
      severity: 'warning',
    });
    join(complexes, host, nameless);
  }
}

/** Groups things by a shared value, null aside, so that finding similar ones does not need a pass over all. */
function groupsBy<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string | null,
): Map<string | null, Thing[]> {
  const groups = new Map<string | null, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = groups.get(key);
    if (known) known.push(thing);
    else if (key !== null) groups.set(key, [thing]);
  }
  return groups;
}

function housesOf(group: ComplexGroup): HouseGroup[] {
  return [...group.houses.values()].flat();
}

function addressOf(house: HouseGroup): string | null {
  const address = house.tallies.address.winner();
  return address === null ? null : addressKey(address);
}

function sameDeveloper(a: ComplexGroup, b: ComplexGroup): boolean {
  const [first, second] = [a.developerName.winner(), b.developerName.winner()];
  return first === null || second === null || normaliseName(first) === normaliseName(second);
}

function normalised(group: ComplexGroup): string | null {
  const name = group.name.winner();
  return name === null ? null : normaliseName(name);
}

function join(complexes: Map<string, ComplexGroup>, into: ComplexGroup, from: ComplexGroup): void {
  complexes.delete(from.key);
  mergeComplexes(into, from);
  const atAddress = groupsBy(housesOf(into), addressOf);
  for (const [key, houses] of from.houses) {
    for (const house of houses) {
      const known = into.houses.get(key) ?? [];
      // A house keyed by a portal's id is matched by its address, when only one house of the complex has it.
      const address = addressOf(house);
      const same = address === null ? [] : (atAddress.get(address) ?? []);
      const match =
        findHouse(known, key, house.tallies.point.winner()) ?? (same.length === 1 ? same[0] : undefined);
      if (match) {
        mergeHouses(match, house);
        continue;
      }
      into.houses.set(key, [...known, house]);
      if (address !== null) atAddress.set(address, [...same, house]);
    }
  }
}

/**
 * Names nameless houses by their building-section: «Корпус 1» where it says so, and bare numbers where every house
 * of the complex has exactly one of its own, so that they tell houses and not entrances apart.
 */
function nameHousesBySection(houses: readonly { group: HouseGroup; house: CanonicalHouse }[]): void {
  const sections = houses.map(({ group }) =>
    group.tallies.section.variants() === 1 ? group.tallies.section.winner() : null,
  );
  const distinct =
    new Set(sections).size === sections.length && !sections.includes(null) && sections.length > 1;
  houses.forEach(({ house }, at) => {
    const section = sections[at] ?? null;
    if (house.name !== null || section === null) return;
    if (isCorpus(section)) house.name = capitalised(section);
    else if (distinct) house.name = `Корпус ${section}`;
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
