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

const MAX_DATE = 40;

/** A complex of DomClick as written, without its flats: raw texts, null where a tag is absent or empty. */
export interface DomclickComplex {
  line: number;
  id: string | null;
  name: string | null;
  latitude: string | null;
  longitude: string | null;
  address: string | null;
  images: string[];
  /** Pictures that say when they were taken. */
  progress: { url: string; date: string }[];
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
  paymentPlan: string | null;
}

/** Takes a `complex` apart, as much of it as has been read; flats travel on their own. */
export function parseDomclickComplex(complex: XmlElement): DomclickComplex {
  const pictures = children(child(complex, 'images'), 'image').flatMap((image) => {
    const url = textOf(image);
    return url === null ? [] : [{ url, date: image.attributes.date?.slice(0, MAX_DATE).trim() }];
  });
  const infrastructure = child(complex, 'infrastructure');
  const sales = child(complex, 'sales_info');
  const developer = child(complex, 'developer');
  return {
    line: complex.line,
    id: textAt(complex, 'id'),
    name: textAt(complex, 'name'),
    latitude: textAt(complex, 'latitude'),
    longitude: textAt(complex, 'longitude'),
    address: textAt(complex, 'address'),
    images: pictures.filter(({ date }) => date === undefined).map(({ url }) => url),
    progress: pictures.flatMap(({ url, date }) => (date === undefined ? [] : [{ url, date }])),
    videos: children(child(complex, 'videos'), 'video')
      .map((video) => textAt(video, 'url'))
      .filter((url) => url !== null),
    description:
      [longTextAt(complex, 'description_main', 'text'), longTextAt(complex, 'description_secondary')]
        .filter((part) => part !== null)
        .join('\n\n') || null,
    parking: textAt(infrastructure, 'parking'),
    security: textAt(infrastructure, 'security'),
    fencedArea: textAt(infrastructure, 'fenced_area'),
    sportsGround: textAt(infrastructure, 'sports_ground'),
    playground: textAt(infrastructure, 'playground'),
    school: textAt(infrastructure, 'school'),
    kindergarten: textAt(infrastructure, 'kindergarten'),
    salesPhone: textAt(sales, 'sales_phone'),
    developerName: textAt(developer, 'name'),
    developerPhone: textAt(developer, 'phone'),
    developerSite: textAt(developer, 'site'),
    developerLogo: textAt(developer, 'logo'),
    buildings: children(child(complex, 'buildings'), 'building').map(parseDomclickBuilding),
  };
}

function parseDomclickBuilding(building: XmlElement): DomclickBuilding {
  return {
    line: building.line,
    id: textAt(building, 'id'),
    name: textAt(building, 'name'),
    latitude: textAt(building, 'latitude'),
    longitude: textAt(building, 'longitude'),
    address: textAt(building, 'address'),
    floors: textAt(building, 'floors'),
    state: textAt(building, 'building_state'),
    builtYear: textAt(building, 'built_year'),
    readyQuarter: textAt(building, 'ready_quarter'),
    type: textAt(building, 'building_type'),
    image: textAt(building, 'image'),
  };
}

/** The facts of the complex and the building that a flat is read with. */
export function parseDomclickKeys(place: XmlElement): Pick<DomclickBuilding, 'id' | 'name' | 'floors'> {
  return { id: textAt(place, 'id'), name: textAt(place, 'name'), floors: textAt(place, 'floors') };
}

export function parseDomclickFlat(flat: XmlElement): DomclickFlat {
  return {
    line: flat.line,
    flatId: textAt(flat, 'flat_id'),
    apartment: textAt(flat, 'apartment'),
    floor: writtenAt(flat, 'floor'),
    room: writtenAt(flat, 'room'),
    plans: [...textsAt(flat, 'plan'), ...textsAt(child(flat, 'plans'), 'plan')],
    balcony: textAt(flat, 'balcony'),
    renovation: textAt(flat, 'renovation'),
    price: writtenAt(flat, 'price'),
    area: writtenAt(flat, 'area'),
    livingArea: textAt(flat, 'living_area'),
    kitchenArea: textAt(flat, 'kitchen_area'),
    housingType: textAt(flat, 'housing_type'),
    section: textAt(flat, 'section'),
    ceilingHeight: textAt(flat, 'ceiling_height'),
    paymentPlan: longTextAt(flat, 'payment_plan') ?? longTextAt(flat, 'installment'),
  };
}
