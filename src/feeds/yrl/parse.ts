import {
  child,
  children,
  longTextAt,
  textAt,
  textOf,
  textsAt,
  writtenAt,
  type XmlElement,
} from '../xml-element.ts';

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
  paymentPlan: string | null;
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

interface YrlArea {
  value: string | null;
  unit: string | null;
}

interface YrlImage {
  url: string;
  tag: string | null;
}

/** Takes an `offer` apart; a missing `location` wrapper and tags one level too high are forgiven. */
export function parseYrlOffer(offer: XmlElement): YrlOffer {
  const location = child(offer, 'location') ?? offer;
  const agent = child(offer, 'sales-agent');
  const place = (name: string): string | null => textAt(location, name) ?? textAt(offer, name);
  return {
    line: offer.line,
    internalId: offer.attributes['internal-id']?.trim() || null,
    type: textAt(offer, 'type'),
    propertyType: textAt(offer, 'property-type'),
    category: textAt(offer, 'category'),
    newFlat: textAt(offer, 'new-flat'),
    dealStatus: textAt(offer, 'deal-status'),
    country: place('country'),
    region: place('region'),
    district: place('district'),
    localityName: place('locality-name'),
    subLocalityName: place('sub-locality-name'),
    address: place('address'),
    apartment: place('apartment'),
    latitude: place('latitude'),
    longitude: place('longitude'),
    metros: [...children(location, 'metro')].flatMap((metro) => {
      const name = textAt(metro, 'name');
      if (name === null) return [];
      return [
        {
          name,
          timeOnFoot: textAt(metro, 'time-on-foot'),
          timeOnTransport: textAt(metro, 'time-on-transport'),
        },
      ];
    }),
    agent: {
      name: textAt(agent, 'name'),
      organization: textAt(agent, 'organization'),
      category: textAt(agent, 'category'),
      phones: textsAt(agent, 'phone'),
      url: textAt(agent, 'url'),
      photo: textAt(agent, 'photo'),
    },
    price: writtenAt(offer, 'price', 'value'),
    currency: textAt(offer, 'price', 'currency'),
    priceUnit: textAt(offer, 'price', 'unit'),
    pricePeriod: textAt(offer, 'price', 'period'),
    finalPrice: textAt(offer, 'discount', 'final-price'),
    area: { ...areaOf(offer, 'area'), value: writtenAt(offer, 'area', 'value') ?? writtenAt(offer, 'area') },
    livingSpace: areaOf(offer, 'living-space'),
    kitchenSpace: areaOf(offer, 'kitchen-space'),
    rooms: textAt(offer, 'rooms'),
    studio: textAt(offer, 'studio'),
    openPlan: textAt(offer, 'open-plan'),
    apartments: textAt(offer, 'apartments'),
    floor: writtenAt(offer, 'floor'),
    floorsTotal: textAt(offer, 'floors-total'),
    balcony: textAt(offer, 'balcony'),
    renovation: textAt(offer, 'renovation'),
    buildingName: textAt(offer, 'building-name'),
    yandexBuildingId: textAt(offer, 'yandex-building-id'),
    yandexHouseId: textAt(offer, 'yandex-house-id'),
    domclickBuildingId: textAt(offer, 'domclick-building-id'),
    buildingSection: textAt(offer, 'building-section'),
    buildingState: textAt(offer, 'building-state'),
    builtYear: textAt(offer, 'built-year'),
    readyQuarter: textAt(offer, 'ready-quarter'),
    buildingType: textAt(offer, 'building-type'),
    ceilingHeight: textAt(offer, 'ceiling-height', 'value') ?? textAt(offer, 'ceiling-height'),
    parking: textAt(offer, 'parking'),
    images: children(offer, 'image').flatMap(imageOf),
    description: longTextAt(offer, 'description'),
    paymentPlan: longTextAt(offer, 'payment-plan') ?? longTextAt(offer, 'installment'),
  };
}

function areaOf(offer: XmlElement, name: string): YrlArea {
  const area = child(offer, name);
  return { value: textAt(area, 'value') ?? textOf(area), unit: textAt(area, 'unit') };
}

function imageOf(image: XmlElement): YrlImage[] {
  const url = textOf(image);
  return url === null ? [] : [{ url, tag: image.attributes.tag ?? image.attributes.type ?? null }];
}
