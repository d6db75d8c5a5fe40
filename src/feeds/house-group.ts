import type { CanonicalAddress, CanonicalHouse, ExternalIds } from '#domain/feed/canonical-listing.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { NO_ADDRESS } from '#domain/feed/no-address.ts';
import { isToldByNumber } from '#domain/feed/portal-place.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { Material } from '#domain/listing/material.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';
import type { HouseFacts } from './provider.ts';
import { isPast } from './read-facts.ts';
import { createTally, type Tally } from './tally.ts';

/** Tallies of the values that the offers of a house state about it. */
interface HouseTallies {
  name: Tally<string>;
  section: Tally<string>;
  address: Tally<CanonicalAddress>;
  point: Tally<GeoPoint>;
  floors: Tally<number>;
  buildingState: Tally<BuildingState>;
  handover: Tally<HandoverTerm>;
  material: Tally<Material>;
}

/** A house while the feed is being read. */
export interface HouseGroup {
  refs: number[];
  line: number;
  externalIds: ExternalIds;
  tallies: HouseTallies;
  statedPhotos: Set<string>;
  flatPhotos: Map<string, number>;
  flats: number;
}

const MAX_COUNTED_PHOTOS = 2_000;

export function createHouseGroup(ref: number, line: number): HouseGroup {
  return {
    refs: [ref],
    line,
    externalIds: {},
    tallies: {
      name: createTally(),
      section: createTally(),
      address: createTally(),
      point: createTally(),
      floors: createTally(),
      buildingState: createTally(),
      handover: createTally(),
      material: createTally(),
    },
    statedPhotos: new Set(),
    flatPhotos: new Map(),
    flats: 0,
  };
}

export function addHouseFacts(group: HouseGroup, facts: HouseFacts): void {
  const { tallies } = group;
  group.externalIds = { ...facts.externalIds, ...group.externalIds };
  tallies.name.add(facts.name);
  tallies.section.add(facts.section);
  if (facts.address !== null) {
    tallies.address.add({ ...facts.address, point: null });
    tallies.point.add(facts.address.point);
  }
  tallies.floors.add(facts.floors);
  tallies.buildingState.add(facts.buildingState);
  tallies.handover.add(facts.handover);
  tallies.material.add(facts.material);
  for (const url of facts.photoUrls) group.statedPhotos.add(url);
}

export function addFlatPhotos(group: HouseGroup, urls: readonly string[]): void {
  group.flats += 1;
  for (const url of urls) {
    const count = group.flatPhotos.get(url);
    if (count !== undefined) group.flatPhotos.set(url, count + 1);
    else if (group.flatPhotos.size < MAX_COUNTED_PHOTOS) group.flatPhotos.set(url, 1);
  }
}

/** Merges two groups of one house. */
export function mergeHouses(into: HouseGroup, from: HouseGroup): void {
  into.refs.push(...from.refs);
  into.line = Math.min(into.line, from.line);
  into.externalIds = { ...from.externalIds, ...into.externalIds };
  into.flats += from.flats;
  for (const field of Object.keys(into.tallies) as (keyof HouseTallies)[]) {
    (into.tallies[field] as Tally<unknown>).addAll(from.tallies[field] as Tally<unknown>);
  }
  for (const url of from.statedPhotos) into.statedPhotos.add(url);
  for (const [url, count] of from.flatPhotos)
    into.flatPhotos.set(url, (into.flatPhotos.get(url) ?? 0) + count);
}

/** Turns a group into a house; guesses and contradictions go into `issues`, once each. */
export function closeHouse(group: HouseGroup, key: string, now: Date, issues: FeedIssue[]): CanonicalHouse {
  const { tallies } = group;
  const address = { ...(tallies.address.winner() ?? NO_ADDRESS), point: tallies.point.winner() };
  const handover = tallies.handover.winner();
  const stated = tallies.buildingState.winner();
  const buildingState = stated ?? (handover !== null && isPast(handover, now) ? 'HANDOVER' : 'UNFINISHED');
  const warn = (field: string, value: string | null, expected: string): void => {
    const object = address.text ?? tallies.name.winner() ?? key;
    issues.push({ line: group.line, object, field, value, expected, severity: 'warning' });
  };
  // A house that a person tells by its number is asked about once, by that number.
  const isAsked = !isToldByNumber(group.externalIds, address);
  if (stated === null && isAsked) warn('buildingState', null, `состояние дома; принято ${buildingState}`);
  if (address.point === null && isAsked)
    warn('latitude, longitude', null, 'координаты дома; на карте он не появится');
  for (const [field, title] of [
    ['handover', 'срок сдачи'],
    ['floors', 'число этажей'],
    ['buildingState', 'состояние'],
    ['material', 'материал'],
  ] as const) {
    const variants = tallies[field].variants();
    if (variants > 1)
      warn(field, `${variants} значения`, `${title} одинаково у всех квартир дома; взято самое частое`);
  }
  return {
    key,
    name: tallies.name.winner(),
    externalIds: group.externalIds,
    address,
    floors: tallies.floors.winner(),
    buildingState,
    stateIsGuess: stated === null,
    handover,
    material: tallies.material.winner(),
    photoUrls: sharedPhotos(group),
    flats: [],
    refs: group.refs,
  };
}

/**
 * Gives the pictures stated for the house and those that many of its flats repeat: they show renders and yards, not the
 * flat. A fifth of the flats is enough, because some exports attach a random choice of the same renders to every flat.
 */
function sharedPhotos(group: HouseGroup): string[] {
  const many = Math.max(3, group.flats / 5);
  const repeated = [...group.flatPhotos].filter(([, count]) => count > many).map(([url]) => url);
  return [...new Set([...group.statedPhotos, ...repeated.sort()])];
}
