import type { AddressTexts } from '../read-address.ts';
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

/** A lot of Profitbase as written: raw texts, null where a tag is absent, empty or holds «undefined». */
export interface ProfitbaseLot {
  line: number;
  id: string | null;
  propertyType: string | null;
  status: string | null;
  statusText: string | null;
  complexId: string | null;
  complexName: string | null;
  developer: string | null;
  houseId: string | null;
  houseName: string | null;
  section: string | null;
  place: AddressTexts;
  floorsTotal: string | null;
  builtYear: string | null;
  readyQuarter: string | null;
  buildingState: string | null;
  material: string | null;
  number: string | null;
  rooms: string | null;
  studio: string | null;
  freeLayout: string | null;
  floor: string | null;
  price: string | null;
  currency: string | null;
  /** Lower prices of the lot and of its offers; most exports repeat the price here. */
  discounts: string[];
  area: string | null;
  livingArea: string | null;
  kitchenArea: string | null;
  balconies: string | null;
  loggias: string | null;
  ceilingHeight: string | null;
  renovation: string | null;
  phones: string[];
  images: { url: string; type: string }[];
  description: string | null;
}

/** Takes an `offer` apart. What a house does not say of its place its complex may. */
export function parseProfitbaseLot(offer: XmlElement): ProfitbaseLot {
  const object = child(offer, 'object');
  const house = child(offer, 'house');
  const agent = child(offer, 'sales-agent');
  return {
    line: offer.line,
    id: offer.attributes['internal-id']?.trim() || textAt(offer, 'id'),
    propertyType: textAt(offer, 'property-type') ?? textAt(offer, 'property_type'),
    status: textAt(offer, 'status'),
    statusText: textAt(offer, 'status-humanized'),
    complexId: textAt(object, 'id'),
    complexName: textAt(object, 'name'),
    developer: textAt(object, 'developer', 'name') ?? textAt(object, 'developer'),
    houseId: textAt(house, 'id'),
    houseName: textAt(house, 'name'),
    section: textAt(offer, 'building-section'),
    place: placeOf([house, object, offer]),
    floorsTotal: textAt(house, 'floors-total') ?? textAt(offer, 'floors-total'),
    builtYear: textAt(house, 'built-year') ?? textAt(offer, 'built-year'),
    readyQuarter: textAt(house, 'ready-quarter') ?? textAt(offer, 'ready-quarter'),
    buildingState: textAt(house, 'building-state') ?? textAt(offer, 'building-state'),
    material: textAt(house, 'building-type') ?? textAt(offer, 'building-type'),
    number: textAt(offer, 'number'),
    rooms: textAt(offer, 'rooms'),
    studio: textAt(offer, 'studio'),
    freeLayout: textAt(offer, 'free-layout') ?? textAt(offer, 'free_layout'),
    floor: writtenAt(offer, 'floor'),
    price: writtenAt(offer, 'price', 'value') ?? writtenAt(offer, 'price'),
    currency: textAt(offer, 'price', 'currency'),
    discounts: [
      ...textsAt(offer, 'promo-price'),
      ...textsAt(offer, 'discount-price'),
      ...children(child(offer, 'special-offers'), 'special-offer').flatMap((special) =>
        textsAt(special, 'discount-price'),
      ),
    ],
    area: writtenAt(offer, 'area', 'value') ?? writtenAt(offer, 'area'),
    livingArea: textAt(offer, 'living-space', 'value') ?? textAt(offer, 'living-space'),
    kitchenArea: textAt(offer, 'kitchen-space', 'value') ?? textAt(offer, 'kitchen-space'),
    balconies: textAt(offer, 'balcony-count'),
    loggias: textAt(offer, 'loggia-count'),
    ceilingHeight: textAt(offer, 'ceiling-height', 'value') ?? textAt(offer, 'ceiling-height'),
    renovation: textAt(offer, 'renovation') ?? customField(offer, /отделк|ремонт/i),
    phones: [...textsAt(agent, 'phone'), ...textsAt(object, 'phone')],
    images: children(offer, 'image').flatMap((image) => {
      const url = textOf(image);
      return url === null ? [] : [{ url, type: image.attributes.type ?? '' }];
    }),
    description: longTextAt(offer, 'description'),
  };
}

function placeOf(elements: readonly (XmlElement | undefined)[]): AddressTexts {
  const places = elements.flatMap((element) => child(element, 'location') ?? element ?? []);
  const first = (...names: string[]) =>
    places.flatMap((place) => names.map((name) => textAt(place, name))).find((text) => text !== null) ?? null;
  return {
    country: first('country'),
    region: first('region'),
    district: first('district'),
    locality: first('locality-name', 'city'),
    cityArea: first('sub-locality-name'),
    line: first('address'),
    latitude: first('latitude'),
    longitude: first('longitude'),
  };
}

/** Developers keep what Profitbase has no field for in fields of their own, which are known by their names. */
function customField(offer: XmlElement, name: RegExp): string | null {
  for (const [tag, fields] of offer.children) {
    if (!tag.startsWith('custom-field')) continue;
    const field = fields.find((one) => name.test(textAt(one, 'name') ?? ''));
    if (field) return textAt(field, 'value');
  }
  return null;
}
