import { distanceMetres } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/point.ts';
import { nameSkeleton } from './name-skeleton.ts';

/** What one side knows of a complex or a house. */
export interface PlaceFacts {
  /** Null where nobody named it and the name was made of the address. */
  name: string | null;
  /** Of the place and, for a complex, of its houses. */
  points: readonly GeoPoint[];
  /** Comparable addresses that go as far as the house. */
  addresses: readonly string[];
  /** The comparable city or settlement. */
  town: string | null;
}

/**
 * Why nobody but a person can tell whether two places are one. `names` differ at one spot; `points` lie apart under one
 * name; `noPlace`: one does not say where it is; `flats` contradict what is said; `known`: each has its own page already.
 */
export const PLACE_DOUBTS = ['names', 'points', 'noPlace', 'flats', 'known'] as const;
export type PlaceDoubt = (typeof PLACE_DOUBTS)[number];

export type PlaceVerdict = 'same' | 'different' | { doubt: PlaceDoubt; metres: number | null };

/** Points of one place differ by as much: an entrance, the middle of a yard, a corner of the plot. */
const ONE_PLACE_M = 200;
/** Farther apart than this nothing is one place, whatever it is called. */
const OTHER_PLACE_M = 2_000;
/** Points nearer than this are one point to within a rounding. */
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

/** Whether the houses of two feeds are one, both being houses of one complex; null when words do not tell. */
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

/** Null when either side does not say. */
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
