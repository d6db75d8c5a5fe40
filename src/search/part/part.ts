/**
 * The flats of one region as columns of numbers in shared memory, written once and never changed. Rows go by city,
 * complex, house and price, so a house is one range of rows, a complex is one range of houses, and the first flat found
 * in a house is its cheapest. Sets of rows are bits, 32 per word.
 */
export interface Part {
  /** The part with id 0 holds the complexes whose region is unknown. */
  regionId: number;
  flats: FlatColumns;
  houses: HouseColumns;
  complexes: ComplexColumns;
}

export interface FlatColumns {
  length: number;
  /** The number of words in a set of rows. */
  words: number;
  id: Int32Array;
  createdAtMicros: Float64Array;
  /** 0 when unknown. */
  ceilingHeightCm: Uint16Array;
  /** The index in CURRENCIES. */
  currency: Uint8Array;
  /** One set of rows for each choice: see `PLANES`. */
  planes: readonly Int32Array[];
  price: RangeColumn;
  area: RangeColumn;
  floor: RangeColumn;
  /** Rows in the order of recommendation. */
  byTurn: Int32Array;
  /** Rows from the newest to the oldest. */
  newest: Int32Array;
  /** Rows by roubles per square metre, those without a price last. */
  byPricePerM2: Int32Array;
}

/** A column of numbers that is filtered by ranges. */
export interface RangeColumn {
  /** The values, indexed by row. */
  values: Int16Array | Int32Array | Float64Array;
  /** The number that stands for an unknown value; NaN when every value is known. */
  unknown: number;
  /** Rows by value, then by id; rows without a value come last, by id. */
  order: Int32Array;
  /** The number of rows with a value. */
  known: number;
  /** Every so many-th known value of the order, from the first: a rank is looked for among them first. */
  milestones: RangeColumn['values'];
  /** The lesser ranks first; neither of no rows nor of all. */
  checkpoints: readonly Checkpoint[];
}

/** A rank of an order and the set of the rows before it. */
export interface Checkpoint {
  rank: number;
  rows: Int32Array;
}

export interface HouseColumns {
  length: number;
  id: Int32Array;
  complex: Int32Array;
  /** The rows of house `h` run from `firstFlat[h]` to before `firstFlat[h + 1]`. */
  firstFlat: Int32Array;
  isFinished: Uint8Array;
  /** The year of handover, or 0 while none is promised. */
  handoverYear: Int32Array;
  /** 1 to 4, or 0 while none is promised. */
  handoverQuarter: Uint8Array;
  /** The index in MATERIALS counted from 1, or 0 when unknown. */
  material: Uint8Array;
  /** Minutes to the nearest metro; NO_METRO without one. */
  minutesFoot: Int32Array;
  minutesCar: Int32Array;
  firstMetro: Int32Array;
  metroIds: Int32Array;
  /** Degrees exactly as in the table, so that the index and SQL give the same point; NaN when unknown. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** Indexes in the lists of names, or -1 without a name. */
  address: Int32Array;
  settlement: Int32Array;
  cityArea: Int32Array;
  names: { addresses: string[]; settlements: string[]; cityAreas: string[] };
}

export interface ComplexColumns {
  length: number;
  id: Int32Array;
  /** The houses of complex `c` run from `firstHouse[c]` to before `firstHouse[c + 1]`. */
  firstHouse: Int32Array;
  /** 0 when unknown. */
  countryId: Int32Array;
  regionId: Int32Array;
  cityId: Int32Array;
  developerCompanyId: Int32Array;
  /** Bit sets in the order of PARKINGS and AMENITIES. */
  parking: Int32Array;
  amenities: Int32Array;
  /** -1 when unknown. */
  seaDistanceM: Int32Array;
  firstCollection: Int32Array;
  collectionIds: Int32Array;
}

/** It is greater than the minutes of any filter. */
export const NO_METRO = 0x7fffffff;
