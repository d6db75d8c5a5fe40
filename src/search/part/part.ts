/**
 * The flats of one region: columns of numbers in shared memory, written once and never changed. Rows go by city,
 * complex, house and price, so a house is one range of rows, a complex one range of houses, and the cheapest flat
 * found in a house is the first one. Sets of rows are bits, 32 a word.
 */
export interface Part {
  /** 0 holds the complexes whose region is not known. */
  regionId: number;
  flats: FlatColumns;
  houses: HouseColumns;
  complexes: ComplexColumns;
}

export interface FlatColumns {
  length: number;
  /** Words of a set of rows. */
  words: number;
  id: Int32Array;
  createdAtMicros: Float64Array;
  /** 0 when unknown. */
  ceilingHeightCm: Uint16Array;
  /** Place in CURRENCIES. */
  currency: Uint8Array;
  /** One set of rows a choice, each `words` long: see `PLANES`. */
  planes: Int32Array;
  price: RangeColumn;
  area: RangeColumn;
  floor: RangeColumn;
  /** Rows as they are recommended. */
  byTurn: Int32Array;
  /** Rows the newest first. */
  newest: Int32Array;
  /** Rows by roubles a metre, those without a price last. */
  byPricePerM2: Int32Array;
}

/** Numbers that are asked for by ranges. */
export interface RangeColumn {
  /** By row. */
  values: Int16Array | Int32Array | Float64Array;
  /** What stands for a value that is not known; NaN when every value is. */
  unknown: number;
  /** Rows by value, then by id; those without a value last, by id. */
  order: Int32Array;
  /** How many rows have a value. */
  known: number;
  /** Ranks between two checkpoints. */
  step: number;
  /** The set of the first `step` rows of the order, of the first two steps, and so on; each `words` long. */
  checkpoints: Int32Array;
}

export interface HouseColumns {
  length: number;
  id: Int32Array;
  complex: Int32Array;
  /** Rows of house `h` are from `firstFlat[h]` to before `firstFlat[h + 1]`. */
  firstFlat: Int32Array;
  isFinished: Uint8Array;
  /** 0 while no year is promised. */
  handoverYear: Int32Array;
  /** Place in MATERIALS counted from 1; 0 when unknown. */
  material: Uint8Array;
  /** Minutes to the nearest metro; NO_METRO without one. */
  minutesFoot: Int32Array;
  minutesCar: Int32Array;
  firstMetro: Int32Array;
  metroIds: Int32Array;
  /** Degrees as the table has them, so that both ways of searching name one point; NaN when unknown. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** Places in the lists of names; -1 without a name. */
  address: Int32Array;
  settlement: Int32Array;
  cityArea: Int32Array;
  names: { addresses: string[]; settlements: string[]; cityAreas: string[] };
}

export interface ComplexColumns {
  length: number;
  id: Int32Array;
  /** Houses of complex `c` are from `firstHouse[c]` to before `firstHouse[c + 1]`. */
  firstHouse: Int32Array;
  /** 0 when unknown. */
  countryId: Int32Array;
  regionId: Int32Array;
  cityId: Int32Array;
  developerCompanyId: Int32Array;
  /** Bits by the order of PARKINGS and AMENITIES. */
  parking: Int32Array;
  amenities: Int32Array;
  /** -1 when unknown. */
  seaDistanceM: Int32Array;
  firstCollection: Int32Array;
  collectionIds: Int32Array;
}

/** More minutes than any filter allows. */
export const NO_METRO = 0x7fffffff;
