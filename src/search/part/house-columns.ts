import type { IndexedHouse } from '#domain/catalog/indexed-facts.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { type HouseColumns, NO_METRO } from './part.ts';
import { sharedBytes, sharedDoubles, sharedFrom } from './shared-columns.ts';

/** The columns of houses, in the order of their rows; `flatCounts` says how many rows each has. */
export function houseColumns(
  houses: readonly { house: IndexedHouse; complex: number }[],
  flatCounts: readonly number[],
): HouseColumns {
  const facts = houses.map(({ house }) => house);
  const ints = (numberOf: (house: IndexedHouse) => number) => sharedFrom(facts.map(numberOf));
  const [addresses, settlements, cityAreas] = [nameList(), nameList(), nameList()];
  return {
    length: houses.length,
    id: ints(({ id }) => id),
    complex: sharedFrom(houses.map(({ complex }) => complex)),
    firstFlat: sharedFrom(startsOf(flatCounts)),
    isFinished: bytes(facts.map(({ isFinished }) => Number(isFinished))),
    handoverYear: ints(({ handoverYear }) => handoverYear ?? 0),
    handoverQuarter: bytes(facts.map(({ handoverQuarter }) => handoverQuarter ?? 0)),
    material: bytes(facts.map(({ material }) => (material === null ? 0 : MATERIALS.indexOf(material) + 1))),
    minutesFoot: ints(({ metros }) => fewest(metros.map(({ minutesFoot }) => minutesFoot))),
    minutesCar: ints(({ metros }) => fewest(metros.map(({ minutesCar }) => minutesCar))),
    firstMetro: sharedFrom(startsOf(facts.map(({ metros }) => metros.length))),
    metroIds: sharedFrom(facts.flatMap(({ metros }) => metros.map(({ metroId }) => metroId))),
    latitude: doubles(facts.map(({ latitude }) => latitude)),
    longitude: doubles(facts.map(({ longitude }) => longitude)),
    address: ints(({ address }) => addresses.placeOf(address)),
    settlement: ints(({ settlement }) => settlements.placeOf(settlement?.toLowerCase() ?? null)),
    cityArea: ints(({ cityArea }) => cityAreas.placeOf(cityArea?.toLowerCase() ?? null)),
    names: { addresses: addresses.names, settlements: settlements.names, cityAreas: cityAreas.names },
  };
}

/** Gives the start of each of several runs with these lengths, and the end of the last one. */
export function startsOf(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push(starts.at(-1)! + length);
  return starts;
}

function fewest(minutes: readonly (number | null)[]): number {
  return Math.min(NO_METRO, ...minutes.filter((value) => value !== null));
}

function bytes(values: readonly number[]): Uint8Array {
  const column = sharedBytes(values.length);
  column.set(values);
  return column;
}

function doubles(values: readonly (number | null)[]): Float64Array {
  const column = sharedDoubles(values.length);
  column.set(values.map((value) => value ?? Number.NaN));
  return column;
}

/** Names, each once, and the place of each; -1 for none. */
function nameList() {
  const places = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    placeOf(name: string | null): number {
      if (name === null) return -1;
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
