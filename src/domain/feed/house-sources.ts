/** A house with the feeds that name it. */
export interface HouseSourcesShown {
  id: number;
  name: string;
  /** Street and house; empty when nobody says them. */
  address: string;
  /** Flats on sale. */
  flats: number;
  /** The feeds, the one that was registered first before others: facts of the house are its. */
  sources: HouseSource[];
}

/** A feed that names a house, with how many flats it lists there. */
export interface HouseSource {
  feedId: number;
  feed: string;
  client: string;
  flats: number;
}

/** How the catalogue would change if two houses became one. */
export interface HouseJoinEffect {
  /** The house that was known first stays, and keeps its address. */
  stays: { id: number; name: string };
  goes: { id: number; name: string };
  /** Flats on sale in each now. */
  staying: number;
  going: number;
  /** Flats that both list: each is shown once. */
  shared: number;
  /** The feed whose facts of the house are shown. */
  feed: string;
}
