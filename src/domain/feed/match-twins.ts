import type { PlaceDoubt, PlaceVerdict } from './judge-places.ts';

/** A flat as one of the two feeds describes it; `key` and `house` are identifiers of that side. */
export interface TwinFacts<Key> {
  key: Key;
  house: number;
  number: string | null;
  floor: number;
  areaM2x100: number;
  price: number | null;
  planUrl: string | null;
}

/** Facts about houses besides their flats; houses are given by each side's own identifiers. */
export interface HouseWords {
  /** A house that was matched before; no other candidate is considered. */
  known: ReadonlyMap<number, number>;
  /** Judges two houses by names, addresses and points; null when those decide nothing. */
  judge(house: number, listedHouse: number): PlaceVerdict | null;
}

export interface Twins<NewKey, ListedKey> {
  /** The house of the other feed for a house of this one. */
  houses: Map<number, number>;
  flats: Map<NewKey, ListedKey>;
  /** Houses that may be one, for a person to decide. */
  doubts: { house: number; listedHouse: number; doubt: PlaceDoubt; metres: number | null }[];
}

/** Houses are one when this share of the smaller one's flats has a counterpart on the same floor with the same area. */
const ONE_HOUSE_SHARE = 0.6;
/** Fewer counterparts than this may be chance, so they must also cost the same. */
const ENOUGH_COUNTERPARTS = 3;

const NO_WORDS: HouseWords = { known: new Map(), judge: () => null };

/**
 * Finds the flats of one complex that two feeds list. Feeds name houses and flats in their own ways and often leave
 * the door number out, so houses are matched by what is said of them and by the pattern of their flats, and flats only
 * within matched houses. Houses whose words and flats contradict each other are a doubt.
 */
export function matchTwins<NewKey, ListedKey>(
  fresh: readonly TwinFacts<NewKey>[],
  listed: readonly TwinFacts<ListedKey>[],
  { known, judge }: HouseWords = NO_WORDS,
): Twins<NewKey, ListedKey> {
  const listedHouses = Map.groupBy(listed, ({ house }) => house);
  const candidates = [...Map.groupBy(fresh, ({ house }) => house)].flatMap(([house, flats]) =>
    [...listedHouses].map(([listedHouse, listedFlats]) => {
      const pairs = pairFlats(flats, listedFlats);
      const share = pairs.length / Math.min(flats.length, listedFlats.length);
      const knownHouse = known.get(house);
      const verdict =
        knownHouse === undefined
          ? judge(house, listedHouse)
          : knownHouse === listedHouse
            ? 'known'
            : 'different';
      return { house, listedHouse, pairs, share, isAlike: areOneByFlats(pairs, share), verdict };
    }),
  );
  type Candidate = (typeof candidates)[number];
  const isOnlySame = ({ house, listedHouse }: Candidate) =>
    candidates.filter(
      (other) => other.verdict === 'same' && (other.house === house || other.listedHouse === listedHouse),
    ).length === 1;
  const rank = (candidate: Candidate): number => {
    const { verdict, isAlike } = candidate;
    if (verdict === 'known') return 0;
    if (verdict === 'same') return isAlike ? 1 : isOnlySame(candidate) ? 2 : REFUSED;
    // Points may lie apart, but one number and the same flats are proof enough.
    return verdict !== 'different' && isAlike ? 3 : REFUSED;
  };
  const ranked = candidates.map((candidate) => ({ ...candidate, rank: rank(candidate) }));
  ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      b.share - a.share ||
      b.pairs.length - a.pairs.length ||
      a.house - b.house ||
      a.listedHouse - b.listedHouse,
  );

  const twins: Twins<NewKey, ListedKey> = { houses: new Map(), flats: new Map(), doubts: [] };
  const taken = new Set<number>();
  for (const { house, listedHouse, pairs, rank } of ranked) {
    if (rank === REFUSED || twins.houses.has(house) || taken.has(listedHouse)) continue;
    twins.houses.set(house, listedHouse);
    taken.add(listedHouse);
    for (const [one, other] of pairs) twins.flats.set(one.key, other.key);
  }
  const asked = new Set<number>();
  for (const { house, listedHouse, verdict, isAlike } of ranked) {
    if (twins.houses.has(house) || taken.has(listedHouse) || asked.has(house) || known.has(house)) continue;
    const isSaid = verdict !== null && typeof verdict === 'object';
    if (!isSaid && verdict !== 'same' && !isAlike) continue;
    asked.add(house);
    twins.doubts.push({
      house,
      listedHouse,
      ...(isSaid ? verdict : { doubt: 'flats', metres: null }),
    });
  }
  return twins;
}

const REFUSED = 9;

function areOneByFlats(
  pairs: readonly (readonly [TwinFacts<unknown>, TwinFacts<unknown>])[],
  share: number,
): boolean {
  if (share < ONE_HOUSE_SHARE) return false;
  return pairs.length >= ENOUGH_COUNTERPARTS || pairs.every(([one, other]) => one.price === other.price);
}

/**
 * Pairs flats on one floor with one area: by door number, else by price and plan, else in order. Flats whose known
 * numbers differ are never a pair.
 */
function pairFlats<NewKey, ListedKey>(
  fresh: readonly TwinFacts<NewKey>[],
  listed: readonly TwinFacts<ListedKey>[],
) {
  const groups = Map.groupBy(listed, placeOf);
  const pairs: [TwinFacts<NewKey>, TwinFacts<ListedKey>][] = [];
  for (const [place, flats] of Map.groupBy(fresh, placeOf)) {
    let free = groups.get(place) ?? [];
    let unpaired = flats;
    for (const agree of AGREEMENTS) {
      const left: TwinFacts<NewKey>[] = [];
      for (const flat of unpaired) {
        const twin = free.find((other) => agree(flat, other));
        if (twin === undefined) left.push(flat);
        else {
          pairs.push([flat, twin]);
          free = free.filter((other) => other !== twin);
        }
      }
      unpaired = left;
    }
  }
  return [...pairs, ...pairByNumber(fresh, listed, pairs)];
}

/**
 * Feeds measure one flat with its balcony or without it, so within this difference (hundredths of a square metre) an
 * equal door number on the floor still makes them one flat.
 */
const ONE_FLAT_M2X100 = 100;

function pairByNumber<NewKey, ListedKey>(
  fresh: readonly TwinFacts<NewKey>[],
  listed: readonly TwinFacts<ListedKey>[],
  paired: readonly [TwinFacts<NewKey>, TwinFacts<ListedKey>][],
): [TwinFacts<NewKey>, TwinFacts<ListedKey>][] {
  const taken = new Set<unknown>(paired.flat());
  const doorOf = ({ floor, number }: TwinFacts<unknown>) => `${floor}/${number}`;
  const free = Map.groupBy(
    listed.filter((flat) => flat.number !== null && !taken.has(flat)),
    doorOf,
  );
  return fresh.flatMap((flat) => {
    const others = (flat.number !== null && !taken.has(flat) && free.get(doorOf(flat))) || [];
    const [other] = others;
    if (others.length !== 1 || other === undefined || taken.has(other)) return [];
    if (Math.abs(other.areaM2x100 - flat.areaM2x100) > ONE_FLAT_M2X100) return [];
    taken.add(other);
    return [[flat, other] as [TwinFacts<NewKey>, TwinFacts<ListedKey>]];
  });
}

/** Whether flats of one complex may be one by what is written of them, before any house is matched. */
export function mayBeOneFlat(
  one: Pick<TwinFacts<unknown>, 'floor' | 'number' | 'areaM2x100'>,
  other: Pick<TwinFacts<unknown>, 'floor' | 'number' | 'areaM2x100'>,
): boolean {
  if (one.floor !== other.floor) return false;
  const difference = Math.abs(one.areaM2x100 - other.areaM2x100);
  if (one.number === null || other.number === null) return difference === 0;
  return one.number === other.number && difference <= ONE_FLAT_M2X100;
}

type Agreement = (one: TwinFacts<unknown>, other: TwinFacts<unknown>) => boolean;

const mayBeOne: Agreement = (one, other) =>
  one.number === null || other.number === null || one.number === other.number;

/** The agreements are listed from the surest to the weakest. */
const AGREEMENTS: readonly Agreement[] = [
  (one, other) => one.number !== null && one.number === other.number,
  (one, other) =>
    mayBeOne(one, other) &&
    one.planUrl !== null &&
    one.planUrl === other.planUrl &&
    one.price === other.price,
  (one, other) => mayBeOne(one, other) && one.price === other.price,
  mayBeOne,
];

function placeOf({ floor, areaM2x100 }: TwinFacts<unknown>): string {
  return `${floor}/${areaM2x100}`;
}
