/** What is known of a flat in either feed; `key` and `house` are that side's own names. */
export interface TwinFacts<Key> {
  key: Key;
  house: number;
  number: string | null;
  floor: number;
  areaM2x100: number;
  price: number | null;
  planUrl: string | null;
}

export interface Twins<NewKey, ToldKey> {
  /** The house of the other feed for a house of this one. */
  houses: Map<number, number>;
  flats: Map<NewKey, ToldKey>;
}

/** Houses are one when this share of the smaller one's flats has a counterpart on the same floor with the same area. */
const ONE_HOUSE_SHARE = 0.6;
/** Fewer counterparts than this may be chance, so they must also cost the same. */
const ENOUGH_COUNTERPARTS = 3;

/**
 * Finds the flats of one complex that two feeds tell of. Feeds name houses and flats in their own ways and often leave
 * the door number out, so houses are matched by the pattern of their flats, and flats only within matched houses.
 */
export function matchTwins<NewKey, ToldKey>(
  fresh: readonly TwinFacts<NewKey>[],
  told: readonly TwinFacts<ToldKey>[],
): Twins<NewKey, ToldKey> {
  const freshHouses = Map.groupBy(fresh, ({ house }) => house);
  const toldHouses = Map.groupBy(told, ({ house }) => house);
  const candidates = [...freshHouses].flatMap(([house, flats]) =>
    [...toldHouses].map(([toldHouse, toldFlats]) => {
      const pairs = pairFlats(flats, toldFlats);
      const smaller = Math.min(flats.length, toldFlats.length);
      return { house, toldHouse, pairs, share: pairs.length / smaller };
    }),
  );
  candidates.sort(
    (a, b) =>
      b.share - a.share || b.pairs.length - a.pairs.length || a.house - b.house || a.toldHouse - b.toldHouse,
  );

  const twins: Twins<NewKey, ToldKey> = { houses: new Map(), flats: new Map() };
  const taken = new Set<number>();
  for (const { house, toldHouse, pairs, share } of candidates) {
    if (share < ONE_HOUSE_SHARE || twins.houses.has(house) || taken.has(toldHouse)) continue;
    const isChance =
      pairs.length < ENOUGH_COUNTERPARTS && !pairs.every(([one, other]) => one.price === other.price);
    if (isChance) continue;
    twins.houses.set(house, toldHouse);
    taken.add(toldHouse);
    for (const [one, other] of pairs) twins.flats.set(one.key, other.key);
  }
  return twins;
}

/**
 * Pairs flats on one floor with one area: by door number, else by price and plan, else in order. Flats whose known
 * numbers differ are never a pair.
 */
function pairFlats<NewKey, ToldKey>(
  fresh: readonly TwinFacts<NewKey>[],
  told: readonly TwinFacts<ToldKey>[],
) {
  const groups = Map.groupBy(told, placeOf);
  const pairs: [TwinFacts<NewKey>, TwinFacts<ToldKey>][] = [];
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
  return pairs;
}

type Agreement = (one: TwinFacts<unknown>, other: TwinFacts<unknown>) => boolean;

const mayBeOne: Agreement = (one, other) =>
  one.number === null || other.number === null || one.number === other.number;

/** From the surest to the weakest. */
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
