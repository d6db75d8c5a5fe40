import { distanceMetres } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/point.ts';
import { nameSkeleton } from './name-skeleton.ts';

/** The facts one side of a comparison has about a complex or a house. */
export interface PlaceFacts {
  /** Null where the feed gave no name and the shown one was made from the address. */
  name: string | null;
  /** The points of the place and, for a complex, of its houses. */
  points: readonly GeoPoint[];
  /** Addresses in comparable form, only those that go as far as the house. */
  addresses: readonly string[];
  /** The city or settlement in comparable form. */
  town: string | null;
}

/**
 * Reasons why only a person can tell whether two places are one. `names`: they differ in one spot; `points`: they lie
 * apart under one name; `noPlace`: one side does not say where it is; `flats`: they contradict the words; `known`: each
 * place has a page of its own already.
 */
export const PLACE_DOUBTS = ['names', 'points', 'noPlace', 'flats', 'known'] as const;
export type PlaceDoubt = (typeof PLACE_DOUBTS)[number];

export type PlaceVerdict = 'same' | 'different' | { doubt: PlaceDoubt; metres: number | null };

/**
 * Points of one place may differ by so much: one feed gives the entrance, another the middle of the yard or a corner.
 */
const ONE_PLACE_M = 200;
/** Places farther apart than this are different, whatever they are called. */
const OTHER_PLACE_M = 2_000;
/** Points nearer than this are the same but for rounding. */
const ONE_POINT_M = 30;

/** Whether the complexes of two feeds are one. */
export function judgeComplexes(one: PlaceFacts, other: PlaceFacts): PlaceVerdict {
  const metres = nearest(one, other);
  const sameAddress = one.addresses.some((address) => other.addresses.includes(address));
  const sameName = agree(nameOf(one), nameOf(other));
  const doubt = (kind: PlaceDoubt) => ({ doubt: kind, metres });
  if (metres !== null && metres > OTHER_PLACE_M)
    return sameName && sameAddress ? doubt('points') : 'different';
  if (sameName) {
    if (metres !== null) return metres <= ONE_PLACE_M ? 'same' : doubt('points');
    if (sameAddress) return 'same';
    return agree(one.town, other.town) === false ? 'different' : doubt('noPlace');
  }
  if (sameName === false) {
    const sameSpot = sameAddress || (metres !== null && metres <= ONE_POINT_M);
    return sameSpot ? doubt('names') : 'different';
  }
  if (sameAddress) return metres === null || metres <= ONE_PLACE_M ? 'same' : doubt('points');
  return metres !== null && metres <= ONE_POINT_M ? doubt('names') : 'different';
}

/**
 * Tells whether the houses of two feeds are one, both being in the same complex; null when names and addresses do not
 * decide.
 */
export function judgeHouses(one: PlaceFacts, other: PlaceFacts): PlaceVerdict | null {
  const metres = nearest(one, other);
  const far = (): PlaceVerdict => (metres! > OTHER_PLACE_M ? 'different' : { doubt: 'points', metres });
  const isNear = metres === null || metres <= ONE_PLACE_M;
  const sameCorpus = agree(corpusOf(one.name), corpusOf(other.name));
  if (sameCorpus === false) return 'different';
  if (sameCorpus) return isNear ? 'same' : far();
  if (one.addresses.some((address) => other.addresses.includes(address))) return isNear ? 'same' : far();
  return null;
}

const CORPUS =
  /(?<![\p{L}])(?:корпус|корп|кор|к|литера|литер|лит|строение|стр|блок|башня|korpus|corpus|building|liter|block|tower)(?:\.|(?![\p{L}]))\s*№?\s*(\d+(?:[.-]\d+)*\s?[а-яa-z]?|[а-яa-z])(?![\p{L}\p{N}])/iu;
const BARE = /^№?\s*(\d+(?:[.-]\d+)*\s?[а-яa-z]?)$/iu;

/** The number of a building within its complex: of «Корпус 1», «литер 1», «к.1» and «1» it is 1. */
export function corpusOf(name: string | null): string | null {
  if (name === null) return null;
  const [, number] = CORPUS.exec(name) ?? BARE.exec(name.trim()) ?? [];
  return number === undefined ? null : nameSkeleton(number.replace(/\s/g, '')) || null;
}

function nameOf({ name }: PlaceFacts): string | null {
  return name === null ? null : nameSkeleton(name) || null;
}

/** Tells whether both are equal; null when either side is silent. */
function agree(one: string | null, other: string | null): boolean | null {
  return one === null || other === null ? null : one === other;
}

function nearest(one: PlaceFacts, other: PlaceFacts): number | null {
  let least: number | null = null;
  for (const from of one.points) {
    for (const to of other.points) {
      const metres = distanceMetres(from, to);
      if (least === null || metres < least) least = metres;
    }
  }
  return least === null ? null : Math.round(least);
}
