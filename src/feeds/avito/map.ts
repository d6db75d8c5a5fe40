import type { Amenity, CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { mendHomoglyphs } from '#domain/feed/mend-homoglyphs.ts';
import { parseCeilingCm, parseInteger } from '#domain/feed/parse-figures.ts';
import { parseBalcony, parseMaterial } from '#domain/feed/parse-words.ts';
import { plainText } from '#domain/feed/plain-text.ts';
import type { Parking } from '#domain/listing/parking.ts';
import { type RoomsBucket, roomsBucket } from '#domain/listing/rooms-bucket.ts';
import { FEED_LIMITS } from '../limits.ts';
import { createNotes, type Notes } from '../notes.ts';
import type {
  CanonicalOffer,
  ComplexFacts,
  FeedEvent,
  FeedProvider,
  HouseFacts,
  ReadOptions,
} from '../provider.ts';
import { readAddress } from '../read-address.ts';
import {
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
import { splitFullAddress } from '../split-full-address.ts';
import { type AvitoAd, parseAvitoAd } from './parse.ts';

/** Avito Autoload: a flat list of advertisements that say where the house is by a number of Avito's directory alone. */
export const avitoProvider: FeedProvider = { dialect: 'avito', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isAd = (path: readonly string[]): boolean => path.length === 2 && path[1] === 'ad';
  for await (const { element } of readRecords(text, isAd, options.limits ?? FEED_LIMITS)) {
    yield* mapAvitoAd(parseAvitoAd(element), options);
  }
}

/** Maps one advertisement to a canonical offer or to its rejection. */
function mapAvitoAd(ad: AvitoAd, options: ReadOptions): FeedEvent[] {
  const notes = createNotes(ad.id ?? 'Ad без Id', ad.line);
  checkNewFlatSale(notes, ad);
  const canonical = notes.hasErrors() ? null : readOffer(notes, ad, options);
  return settleOffer(notes, ad.id, canonical);
}

/** Rejects what is not the sale of a flat in a new building, each reason named. */
function checkNewFlatSale(notes: Notes, ad: AvitoAd): void {
  if (ad.id === null) notes.error('Id', null, 'номер объявления');
  if (!/^квартиры$/i.test(ad.category ?? '')) notes.error('Category', ad.category, 'Квартиры');
  if (!/^(?:продам|продажа)$/i.test(ad.operation ?? '')) notes.error('OperationType', ad.operation, 'Продам');
  if (ad.market === null && ad.newDevelopmentId !== null)
    notes.warn('MarketType', null, 'Новостройка; принято за новостройку по NewDevelopmentId');
  else if (!/новострой/i.test(ad.market ?? '')) notes.error('MarketType', ad.market, 'Новостройка');
  if (ad.newDevelopmentId === null && ad.address === null)
    notes.error('NewDevelopmentId', null, 'номер дома в справочнике новостроек Авито');
}

function readOffer(notes: Notes, ad: AvitoAd, options: ReadOptions): CanonicalOffer | null {
  const flat = readFlat(notes, ad);
  if (flat === null) return null;
  return { complex: readComplex(notes, ad), house: readHouse(notes, ad, options), flat };
}

function placeIds({ newDevelopmentId: id }: AvitoAd) {
  return id === null ? {} : { avito: id };
}

const SELLERS: readonly [RegExp, string][] = [
  [/посредник|агент/i, 'agency'],
  [/собственник/i, 'owner'],
];

/** The contact is a person or a department and stays out. */
function readComplex(notes: Notes, ad: AvitoAd): ComplexFacts {
  return {
    name: null,
    externalIds: placeIds(ad),
    seller: readSeller(notes, 'ContactPhone', {
      organisation: ad.company,
      contact: null,
      category: SELLERS.find(([word]) => word.test(ad.propertyRights ?? ''))?.[1] ?? null,
      phones: ad.phones,
      site: null,
      logo: null,
    }),
    address: null,
    description: null,
    metros: [],
    parking: [...new Set(ad.parking.flatMap(readParking))],
    amenities: [...new Set(ad.courtyard.flatMap(readAmenity))],
    photoUrls: [],
    progressPhotos: [],
    videoUrls: [],
  };
}

const PARKINGS: readonly [RegExp, Parking][] = [
  [/подземн/i, 'underground'],
  [/многоуровн|шлагбаум|закрыт/i, 'closed'],
  [/двор|открыт|наземн/i, 'open'],
];

/** One choice names one kind: «Наземная многоуровневая» is closed, «За шлагбаумом во дворе» as well. */
function readParking(choice: string): Parking[] {
  return PARKINGS.filter(([word]) => word.test(choice))
    .slice(0, 1)
    .map(([, kind]) => kind);
}

const AMENITY_WORDS: readonly [RegExp, Amenity][] = [
  [/закрытая территория/i, 'fencedArea'],
  [/спортивная/i, 'sportsGround'],
  [/детская/i, 'playground'],
];

function readAmenity(choice: string): Amenity[] {
  return AMENITY_WORDS.filter(([word]) => word.test(choice)).map(([, amenity]) => amenity);
}

function readHouse(notes: Notes, ad: AvitoAd, options: ReadOptions): HouseFacts {
  const about = ad.newDevelopmentId === null ? (ad.address ?? 'дом') : `дом ${ad.newDevelopmentId} на Авито`;
  const material = parseMaterial(ad.houseType);
  if (ad.houseType !== null && material === null)
    notes.warn(
      'HouseType',
      ad.houseType,
      'Кирпичный, Панельный, Блочный, Монолитный, Монолитно-кирпичный; не учтён',
      about,
    );
  const { handover } = readHandover(
    notes,
    about,
    { state: 'DeliveryYear', year: 'DeliveryYear', quarter: 'DeliveryQuarter' },
    { state: null, year: ad.deliveryYear, quarter: ad.deliveryQuarter },
    options.now,
  );
  return {
    name: null,
    section: null,
    externalIds: placeIds(ad),
    address:
      ad.address === null && ad.latitude === null
        ? null
        : readAddress(notes, about, {
            ...splitFullAddress(ad.address),
            latitude: ad.latitude,
            longitude: ad.longitude,
          }),
    floors: readHouseFloors(ad.floors),
    buildingState: null,
    handover,
    material,
    photoUrls: [],
  };
}

function readFlat(notes: Notes, ad: AvitoAd): CanonicalFlat | null {
  const areaM2x100 = readTotalArea(notes, 'Square', ad.square, null);
  const money = readPrice(notes, 'Price', { price: ad.price, currency: null, discount: null });
  const { floor, floorsTotal } = readFloor(
    notes,
    { floor: 'Floor', total: 'Floors' },
    { floor: ad.floor, total: ad.floors },
  );
  const rooms = readAvitoRooms(notes, ad.rooms);
  if (ad.id === null || areaM2x100 === null || money === null || floor === null || rooms === null)
    return null;
  const reassignment = /переуступ|цесси/i.test(ad.saleMethod ?? '');
  const isPlan = (url: string) => /\/plan|планиров/i.test(url);
  return {
    externalId: ad.id,
    number: ad.apartmentNumber,
    section: ad.section,
    floor,
    floorsTotal,
    ...rooms,
    apartments: /апартамент/i.test(ad.status ?? ''),
    areaM2x100,
    livingAreaM2x100: readOptionalArea(notes, 'LivingSpace', ad.livingSpace, null),
    kitchenAreaM2x100: readOptionalArea(notes, 'KitchenSpace', ad.kitchenSpace, null),
    ...money,
    ...readRenovation(notes, 'Decoration', ad.decoration),
    ...parseBalcony(ad.balcony.join(' ')),
    ceilingHeightCm: parseCeilingCm(ad.ceilingHeight),
    status: 'FREE',
    fromDeveloper: !reassignment && !/посредник|собственник/i.test(ad.propertyRights ?? ''),
    reassignment,
    // The plan bears no mark; it is known by its address alone.
    planUrls: readUrls(notes, 'Images', ad.images.filter(isPlan)),
    photoUrls: readUrls(
      notes,
      'Images',
      ad.images.filter((url) => !isPlan(url)),
    ),
    paymentPlan: null,
    description: ad.description === null ? null : plainText(mendHomoglyphs(ad.description)),
    line: ad.line,
  };
}

interface AvitoRooms {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

/** Rooms: «Студия», 1 to 9, «10 и более», «Свободная планировка». */
function readAvitoRooms(notes: Notes, raw: string | null): AvitoRooms | null {
  const word = raw ?? '';
  if (/^студия$/i.test(word)) return { rooms: '0', studio: true, openPlan: false };
  if (/^своб/i.test(word)) return { rooms: 'openPlan', studio: false, openPlan: true };
  const count = /^10\s/.test(word) ? 10 : parseInteger(raw);
  const bucket = count === null || count < 1 ? undefined : roomsBucket({ rooms: count });
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan: false };
  notes.error('Rooms', raw, 'Студия, число от 1 до 9, «10 и более» или «Свободная планировка»');
  return null;
}
