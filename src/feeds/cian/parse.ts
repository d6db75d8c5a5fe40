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

/** An object of CIAN v2 as written: raw texts, null where a tag is absent or empty. Tags are matched in any case. */
export interface CianObject {
  line: number;
  externalId: string | null;
  category: string | null;
  address: string | null;
  latitude: string | null;
  longitude: string | null;
  rooms: string | null;
  totalArea: string | null;
  livingArea: string | null;
  kitchenArea: string | null;
  floor: string | null;
  floorsCount: string | null;
  material: string | null;
  ceilingHeight: string | null;
  deadlineQuarter: string | null;
  deadlineYear: string | null;
  deadlineDate: string | null;
  isComplete: string | null;
  parking: string | null;
  complexId: string | null;
  complexName: string | null;
  houseName: string | null;
  flatNumber: string | null;
  section: string | null;
  flatType: string | null;
  decoration: string | null;
  isApartments: string | null;
  balconies: string | null;
  loggias: string | null;
  price: string | null;
  currency: string | null;
  discountPrice: string | null;
  saleType: string | null;
  plans: string[];
  photos: string[];
  phones: string[];
  developerName: string | null;
  status: string | null;
  metros: { name: string; time: string | null; transport: string | null }[];
  description: string | null;
  paymentPlan: string | null;
}

/** Takes an `object` apart; the same facts are looked for in every place where exports put them. */
export function parseCianObject(object: XmlElement): CianObject {
  const building = child(object, 'building');
  const complex = child(object, 'jkschema');
  const house = child(complex, 'house');
  const flat = child(house, 'flat');
  const terms = child(object, 'bargainterms');
  const deadline = child(building, 'deadline') ?? child(house, 'deadline');
  return {
    line: object.line,
    externalId: textAt(object, 'externalid') ?? (object.attributes['internal-id']?.trim() || null),
    category: textAt(object, 'category'),
    address: textAt(object, 'address'),
    latitude: textAt(object, 'coordinates', 'lat'),
    longitude: textAt(object, 'coordinates', 'lng'),
    rooms: writtenAt(object, 'flatroomscount'),
    totalArea: writtenAt(object, 'totalarea'),
    livingArea: textAt(object, 'livingarea'),
    kitchenArea: textAt(object, 'kitchenarea'),
    floor: writtenAt(object, 'floornumber'),
    floorsCount: textAt(building, 'floorscount'),
    material: textAt(building, 'materialtype'),
    ceilingHeight: textAt(building, 'ceilingheight'),
    deadlineQuarter: textAt(deadline, 'quarter') ?? textAt(object, 'ready_quarter'),
    deadlineYear: textAt(deadline, 'year') ?? textAt(object, 'built_year') ?? textAt(building, 'buildyear'),
    deadlineDate: textAt(deadline, 'date') ?? textAt(house, 'deadline', 'date'),
    isComplete: textAt(deadline, 'iscomplete'),
    parking:
      textAt(building, 'parking', 'type') ?? textAt(building, 'parkingtype') ?? textAt(object, 'parkingtype'),
    complexId: textAt(complex, 'id'),
    complexName: textAt(complex, 'name') ?? textAt(building, 'name'),
    houseName: textAt(house, 'name'),
    flatNumber: textAt(flat, 'flatnumber') ?? textAt(object, 'apartment'),
    section: textAt(flat, 'sectionnumber'),
    flatType: textAt(flat, 'flattype') ?? textAt(object, 'flattype'),
    decoration: textAt(object, 'decoration') ?? textAt(flat, 'decoration'),
    isApartments: textAt(object, 'isapartments'),
    balconies: textAt(object, 'balconiescount'),
    loggias: textAt(object, 'loggiascount'),
    price: writtenAt(terms, 'price'),
    currency: textAt(terms, 'currency'),
    discountPrice: textAt(terms, 'discountprice'),
    saleType: textAt(terms, 'saletype'),
    plans: children(object, 'layoutphoto').flatMap(urlsOf),
    photos: children(child(object, 'photos'), 'photoschema').flatMap(urlsOf),
    phones: children(child(object, 'phones'), 'phoneschema').map(
      (phone) => `${textAt(phone, 'countrycode') ?? ''}${textAt(phone, 'number') ?? ''}`,
    ),
    developerName: textAt(object, 'developer', 'name') ?? textAt(object, 'builder', 'name'),
    status: textAt(object, 'booking', 'status') ?? textAt(object, 'fl_status') ?? textAt(object, 'status'),
    metros: children(child(object, 'undergrounds'), 'undergroundinfoschema').flatMap((metro) => {
      const name = textAt(metro, 'name');
      return name === null
        ? []
        : [{ name, time: textAt(metro, 'time'), transport: textAt(metro, 'transporttype') }];
    }),
    description: longTextAt(object, 'description'),
    paymentPlan: longTextAt(terms, 'paymentplan') ?? longTextAt(terms, 'installment'),
  };
}

/** An address in FullUrl tags, or bare between the tags. */
function urlsOf(photo: XmlElement): string[] {
  const urls = textsAt(photo, 'fullurl');
  if (urls.length > 0) return urls;
  const bare = textOf(photo);
  return bare === null ? [] : [bare];
}
