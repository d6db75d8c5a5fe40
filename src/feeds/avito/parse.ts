import { child, children, longTextAt, textAt, textsAt, writtenAt, type XmlElement } from '../xml-element.ts';

/** An advertisement of Avito as written: raw texts, null where a tag is absent, empty or holds «undefined». */
export interface AvitoAd {
  line: number;
  id: string | null;
  category: string | null;
  operation: string | null;
  market: string | null;
  newDevelopmentId: string | null;
  address: string | null;
  latitude: string | null;
  longitude: string | null;
  price: string | null;
  rooms: string | null;
  square: string | null;
  livingSpace: string | null;
  kitchenSpace: string | null;
  floor: string | null;
  floors: string | null;
  houseType: string | null;
  decoration: string | null;
  status: string | null;
  apartmentNumber: string | null;
  section: string | null;
  ceilingHeight: string | null;
  balcony: string[];
  parking: string[];
  courtyard: string[];
  saleMethod: string | null;
  propertyRights: string | null;
  deliveryYear: string | null;
  deliveryQuarter: string | null;
  company: string | null;
  phones: string[];
  images: string[];
  description: string | null;
}

/** Takes an `Ad` apart. */
export function parseAvitoAd(ad: XmlElement): AvitoAd {
  return {
    line: ad.line,
    id: textAt(ad, 'id') ?? textAt(ad, 'avitoid'),
    category: textAt(ad, 'category'),
    operation: textAt(ad, 'operationtype'),
    market: textAt(ad, 'markettype'),
    newDevelopmentId: textAt(ad, 'newdevelopmentid'),
    address: textAt(ad, 'address'),
    latitude: textAt(ad, 'latitude'),
    longitude: textAt(ad, 'longitude'),
    price: writtenAt(ad, 'price'),
    rooms: textAt(ad, 'rooms'),
    square: writtenAt(ad, 'square'),
    livingSpace: textAt(ad, 'livingspace'),
    kitchenSpace: textAt(ad, 'kitchenspace'),
    floor: writtenAt(ad, 'floor'),
    floors: textAt(ad, 'floors'),
    houseType: textAt(ad, 'housetype'),
    decoration: textAt(ad, 'decoration') ?? textAt(ad, 'renovation'),
    status: textAt(ad, 'status'),
    apartmentNumber: textAt(ad, 'apartmentnumber'),
    section: textAt(ad, 'section'),
    ceilingHeight: textAt(ad, 'ceilingheight'),
    balcony: optionsAt(ad, 'balconyorloggiamulti', 'balconyorloggia'),
    parking: optionsAt(ad, 'parking', 'parkingtype'),
    courtyard: optionsAt(ad, 'courtyard'),
    saleMethod: textAt(ad, 'salemethod'),
    propertyRights: textAt(ad, 'propertyrights'),
    deliveryYear: textAt(ad, 'deliveryyear') ?? textAt(ad, 'builtyear'),
    deliveryQuarter: textAt(ad, 'deliveryquarter'),
    company: textAt(ad, 'companyname'),
    phones: textsAt(ad, 'contactphone'),
    images: children(child(ad, 'images'), 'image').flatMap(({ attributes, text }) => {
      const url = attributes.url?.trim() || text.trim();
      return url === '' ? [] : [url];
    }),
    description: longTextAt(ad, 'description'),
  };
}

/** Several choices are written as options inside of the tag, or as one text with bars between them. */
function optionsAt(ad: XmlElement, ...names: string[]): string[] {
  return names.flatMap((name) => {
    const options = textsAt(child(ad, name), 'option');
    if (options.length > 0) return options;
    const text = textAt(ad, name);
    return text === null ? [] : text.split('|').map((part) => part.trim());
  });
}
