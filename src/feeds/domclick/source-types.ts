/** A complex of DomClick as written, without its flats: raw texts, null where a tag is absent or empty. */
export interface DomclickComplex {
  line: number;
  id: string | null;
  name: string | null;
  latitude: string | null;
  longitude: string | null;
  address: string | null;
  images: string[];
  videos: string[];
  description: string | null;
  parking: string | null;
  security: string | null;
  fencedArea: string | null;
  sportsGround: string | null;
  playground: string | null;
  school: string | null;
  kindergarten: string | null;
  salesPhone: string | null;
  developerName: string | null;
  developerPhone: string | null;
  developerSite: string | null;
  developerLogo: string | null;
  buildings: DomclickBuilding[];
}

export interface DomclickBuilding {
  line: number;
  id: string | null;
  name: string | null;
  latitude: string | null;
  longitude: string | null;
  address: string | null;
  floors: string | null;
  state: string | null;
  builtYear: string | null;
  readyQuarter: string | null;
  type: string | null;
  image: string | null;
}

export interface DomclickFlat {
  line: number;
  flatId: string | null;
  apartment: string | null;
  floor: string | null;
  room: string | null;
  plans: string[];
  balcony: string | null;
  renovation: string | null;
  price: string | null;
  area: string | null;
  livingArea: string | null;
  kitchenArea: string | null;
  housingType: string | null;
  section: string | null;
  ceilingHeight: string | null;
}
