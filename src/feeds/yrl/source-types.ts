/** An offer of Yandex Realty as written: raw texts, null where a tag is absent, empty or holds «undefined». */
export interface YrlOffer {
  line: number;
  internalId: string | null;
  type: string | null;
  propertyType: string | null;
  category: string | null;
  newFlat: string | null;
  dealStatus: string | null;
  country: string | null;
  region: string | null;
  district: string | null;
  localityName: string | null;
  subLocalityName: string | null;
  address: string | null;
  apartment: string | null;
  latitude: string | null;
  longitude: string | null;
  metros: YrlMetro[];
  agent: YrlAgent;
  price: string | null;
  currency: string | null;
  priceUnit: string | null;
  pricePeriod: string | null;
  finalPrice: string | null;
  area: YrlArea;
  livingSpace: YrlArea;
  kitchenSpace: YrlArea;
  rooms: string | null;
  studio: string | null;
  openPlan: string | null;
  apartments: string | null;
  floor: string | null;
  floorsTotal: string | null;
  balcony: string | null;
  renovation: string | null;
  buildingName: string | null;
  yandexBuildingId: string | null;
  yandexHouseId: string | null;
  domclickBuildingId: string | null;
  buildingSection: string | null;
  buildingState: string | null;
  builtYear: string | null;
  readyQuarter: string | null;
  buildingType: string | null;
  ceilingHeight: string | null;
  parking: string | null;
  images: YrlImage[];
  description: string | null;
}

export interface YrlMetro {
  name: string;
  timeOnFoot: string | null;
  timeOnTransport: string | null;
}

export interface YrlAgent {
  name: string | null;
  organization: string | null;
  category: string | null;
  phones: string[];
  url: string | null;
  photo: string | null;
}

export interface YrlArea {
  value: string | null;
  unit: string | null;
}

export interface YrlImage {
  url: string;
  tag: string | null;
}
