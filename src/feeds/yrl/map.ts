import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { displayName } from '#domain/feed/display-name.ts';
import { parseCeilingCm, parseInteger, parseNumber } from '#domain/feed/parse-figures.ts';
import { parsePaymentPlan } from '#domain/feed/parse-payment-plan.ts';
import { parseBalcony, parseBoolean, parseMaterial, parseParking } from '#domain/feed/parse-words.ts';
import { plainText } from '#domain/feed/plain-text.ts';
import { type RoomsBucket, roomsBucket } from '#domain/listing/rooms-bucket.ts';
import { FEED_LIMITS } from '../limits.ts';
import { createNotes, type Notes } from '../notes.ts';
import type { CanonicalOffer, FeedEvent, FeedProvider, HouseFacts, ReadOptions } from '../provider.ts';
import { readAddress } from '../read-address.ts';
import {
  type PriceFacts,
  readFloor,
  readHandover,
  readHouseFloors,
  readOptionalArea,
  readPrice,
  readRenovation,
  readTotalArea,
} from '../read-facts.ts';
import { readRecords } from '../read-records.ts';
import { readSeller } from '../read-seller.ts';
import { readUrls } from '../read-urls.ts';
import { settleOffer } from '../settle-record.ts';
import { parseYrlOffer, type YrlOffer } from './parse.ts';

/** Yandex Realty: a flat list of offers, each repeating its house, complex and seller. */
export const yrlProvider: FeedProvider = { dialect: 'yrl', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isOffer = (path: readonly string[]): boolean => path.length === 2 && path[1] === 'offer';
  for await (const { element } of readRecords(text, isOffer, options.limits ?? FEED_LIMITS)) {
    yield* mapYrlOffer(parseYrlOffer(element), options);
  }
}

/** Maps one Yandex Realty offer to a canonical offer or to its rejection; warnings accompany an accepted offer. */
function mapYrlOffer(offer: YrlOffer, options: ReadOptions): FeedEvent[] {
  const notes = createNotes(offer.internalId ?? 'offer без internal-id', offer.line);
  checkNewFlatSale(notes, offer);
  const canonical = notes.hasErrors() ? null : readOffer(notes, offer, options);
  return settleOffer(notes, offer.internalId, canonical);
}

function readOffer(notes: Notes, offer: YrlOffer, options: ReadOptions): CanonicalOffer | null {
  const house = readHouse(notes, offer, options);
  const seller = readSeller(notes, 'sales-agent', {
    organisation: offer.agent.organization,
    contact: offer.agent.name,
    category: offer.agent.category,
    phones: offer.agent.phones,
    site: offer.agent.url,
    logo: offer.agent.photo,
  });
  const flat = readFlat(notes, offer, seller.kind === 'developer' || seller.kind === 'unknown');
  if (flat === null) return null;
  return {
    complex: {
      name: displayName(offer.buildingName),
      externalIds: offer.yandexBuildingId === null ? {} : { yandex: offer.yandexBuildingId },
      seller,
      address: null,
      description: null,
      metros: offer.metros.map((metro) => ({
        name: metro.name,
        minutesFoot: parseInteger(metro.timeOnFoot),
        minutesCar: parseInteger(metro.timeOnTransport),
      })),
      parking: parseParking(offer.parking),
      amenities: [],
      photoUrls: [],
      progressPhotos: [],
      videoUrls: [],
    },
    house,
    flat,
  };
}

function readHouse(notes: Notes, offer: YrlOffer, options: ReadOptions): HouseFacts {
  const about =
    [offer.buildingName, offer.address].filter((part) => part !== null).join(', ') || 'дом без адреса';
  const address = readAddress(notes, about, {
    country: offer.country,
    region: offer.region,
    district: offer.district,
    locality: offer.localityName,
    cityArea: offer.subLocalityName,
    line: offer.address,
    latitude: offer.latitude,
    longitude: offer.longitude,
  });
  const material = parseMaterial(offer.buildingType);
  if (offer.buildingType !== null && material === null) {
    notes.warn(
      'building-type',
      offer.buildingType,
      'кирпичный, монолитный, панельный, блочный; не учтён',
      about,
    );
  }
  const { buildingState, handover } = readHandover(
    notes,
    about,
    { state: 'building-state', year: 'built-year', quarter: 'ready-quarter' },
    { state: offer.buildingState, year: offer.builtYear, quarter: offer.readyQuarter },
    options.now,
  );
  return {
    name: null,
    section: offer.buildingSection,
    externalIds: {
      ...(offer.yandexHouseId === null ? {} : { yandex: offer.yandexHouseId }),
      ...(offer.domclickBuildingId === null ? {} : { domclick: offer.domclickBuildingId }),
    },
    address,
    floors: readHouseFloors(offer.floorsTotal),
    buildingState,
    handover,
    material,
    photoUrls: [],
  };
}

function readFlat(notes: Notes, offer: YrlOffer, sellsOwn: boolean): CanonicalFlat | null {
  const areaM2x100 = readTotalArea(notes, 'area', offer.area.value, offer.area.unit);
  const { value: living, unit: livingUnit } = offer.livingSpace;
  const { value: kitchen, unit: kitchenUnit } = offer.kitchenSpace;
  const price = readYrlPrice(notes, offer, areaM2x100);
  const { floor, floorsTotal } = readFloor(
    notes,
    { floor: 'floor', total: 'floors-total' },
    { floor: offer.floor, total: offer.floorsTotal },
  );
  const rooms = readYrlRooms(notes, offer);
  if (
    offer.internalId === null ||
    areaM2x100 === null ||
    price === null ||
    floor === null ||
    rooms === null
  ) {
    return null;
  }
  const reassignment = /переуступ|reassign/i.test(offer.dealStatus ?? '');
  const isPlan = (tag: string | null): boolean => tag !== null && /plan|3d/i.test(tag) && !/floor/i.test(tag);
  return {
    externalId: offer.internalId,
    number: offer.apartment,
    section: sectionOf(offer.buildingSection),
    floor,
    floorsTotal,
    ...rooms,
    apartments: readFlag(notes, 'apartments', offer.apartments) || /^апартамент/i.test(offer.category ?? ''),
    areaM2x100,
    livingAreaM2x100: readOptionalArea(notes, 'living-space', living, livingUnit),
    kitchenAreaM2x100: readOptionalArea(notes, 'kitchen-space', kitchen, kitchenUnit),
    ...price,
    ...readRenovation(notes, 'renovation', offer.renovation),
    ...parseBalcony(offer.balcony),
    ceilingHeightCm: parseCeilingCm(offer.ceilingHeight),
    status: 'FREE',
    fromDeveloper: sellsOwn && !reassignment,
    reassignment,
    planUrls: readUrls(
      notes,
      'image',
      offer.images.filter((image) => isPlan(image.tag)).map((image) => image.url),
    ),
    photoUrls: readUrls(
      notes,
      'image',
      offer.images.filter((image) => !isPlan(image.tag)).map((image) => image.url),
    ),
    description: plainText(offer.description),
    paymentPlan: parsePaymentPlan(offer.paymentPlan),
    line: offer.line,
  };
}

/** «секция 2» is the section 2; «корпус 1» is a house and no section. */
function sectionOf(raw: string | null): string | null {
  if (raw === null || /корп|дом|литер|строен/i.test(raw)) return null;
  return raw.replace(/^(?:секция|подъезд|парадная)\s*№?\s*/i, '').trim() || null;
}

function readFlag(notes: Notes, field: string, raw: string | null): boolean {
  const flag = parseBoolean(raw);
  if (raw !== null && flag === null) notes.warn(field, raw, 'да или нет; принято «нет»');
  return flag ?? false;
}

const PER_METRE = /(?:кв|sq)\.?\s*(?:м|m)|м2|м²|m2/i;

/** The price of the flat; a price per square metre (price/unit) is multiplied by the area. */
function readYrlPrice(notes: Notes, offer: YrlOffer, areaM2x100: number | null): PriceFacts | null {
  const texts = { price: offer.price, currency: offer.currency, discount: offer.finalPrice };
  if (offer.priceUnit === null) return readPrice(notes, 'price', texts);
  if (!PER_METRE.test(offer.priceUnit)) {
    notes.error('price/unit', offer.priceUnit, 'цена за квартиру или за кв. м');
    return null;
  }
  const perMetre = parseNumber(offer.price);
  if (perMetre === null || areaM2x100 === null) return readPrice(notes, 'price', texts);
  const whole = perMetre.times(areaM2x100).dividedBy(100).toDecimalPlaces(0).toFixed();
  notes.warn('price/unit', offer.priceUnit, `цена за квартиру; умножено на площадь: ${whole}`);
  return readPrice(notes, 'price', { ...texts, price: whole, discount: null });
}

const SALE = /^(?:продажа|sale|sell)$/i;
const LIVING = /^(?:жилая|living|residential)$/i;
const FLAT = /^(?:квартира|flat|апартаменты|apartments?)$/i;
const PRIMARY = /первичн|застройщик|переуступк|214|primary|developer|reassign/i;

/** Rejects what is not the sale of a flat in a new building, each reason named. */
function checkNewFlatSale(notes: Notes, offer: YrlOffer): void {
  if (offer.internalId === null) notes.error('internal-id', null, 'номер объявления');
  if (offer.type === null) notes.warn('type', null, 'продажа; принято за продажу');
  else if (!SALE.test(offer.type)) notes.error('type', offer.type, 'продажа');
  if (offer.pricePeriod !== null) notes.error('price/period', offer.pricePeriod, 'цена продажи, без срока');
  if (offer.propertyType !== null && !LIVING.test(offer.propertyType)) {
    notes.error('property-type', offer.propertyType, 'жилая');
  }
  if (offer.category === null || !FLAT.test(offer.category))
    notes.error('category', offer.category, 'квартира');
  const newFlat = parseBoolean(offer.newFlat);
  if (newFlat === false) notes.error('new-flat', offer.newFlat, 'квартира в новостройке');
  if (newFlat !== null) return;
  const primary = PRIMARY.test(offer.dealStatus ?? '') && !/вторич/i.test(offer.dealStatus ?? '');
  if (primary || offer.yandexBuildingId !== null) {
    notes.warn('new-flat', offer.newFlat, 'да; принято за новостройку по остальным полям');
  } else notes.error('new-flat', offer.newFlat, 'квартира в новостройке');
}

export interface RoomsFacts {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

/**
 * Rooms by the documents. A studio is marked apart and often has rooms = 1; an open plan keeps its number of rooms,
 * and is a bucket of its own only without one.
 */
function readYrlRooms(notes: Notes, offer: YrlOffer): RoomsFacts | null {
  const studioFlag = parseBoolean(offer.studio);
  const openFlag = parseBoolean(offer.openPlan);
  if (offer.studio !== null && studioFlag === null)
    notes.warn('studio', offer.studio, 'да или нет; принято «нет»');
  if (offer.openPlan !== null && openFlag === null)
    notes.warn('open-plan', offer.openPlan, 'да или нет; принято «нет»');
  const openPlan = openFlag ?? false;
  const count = parseInteger(offer.rooms);
  if (studioFlag || /^студия$/i.test(offer.rooms ?? '')) return { rooms: '0', studio: true, openPlan };
  if (count === 0) {
    notes.warn('rooms', offer.rooms, 'число комнат от 1 или studio; принято за студию');
    return { rooms: '0', studio: true, openPlan };
  }
  const bucket = roomsBucket({ rooms: count });
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan };
  if (offer.rooms === null && openPlan) return { rooms: 'openPlan', studio: false, openPlan };
  notes.error('rooms', offer.rooms, 'число комнат, studio или open-plan');
  return null;
}
