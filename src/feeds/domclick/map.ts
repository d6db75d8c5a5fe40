import type { Amenity, CanonicalFlat, ProgressPhoto } from '#domain/feed/canonical-listing.ts';
import { displayName } from '#domain/feed/display-name.ts';
import { foldWord } from '#domain/feed/fold-word.ts';
import { NO_ADDRESS } from '#domain/feed/no-address.ts';
import { normaliseName } from '#domain/feed/normalise-name.ts';
import { parseCeilingCm, parseInteger } from '#domain/feed/parse-figures.ts';
import { parsePaymentPlan } from '#domain/feed/parse-payment-plan.ts';
import { parseBalcony, parseBoolean, parseParking } from '#domain/feed/parse-words.ts';
import { plainText } from '#domain/feed/plain-text.ts';
import { roomsBucket } from '#domain/listing/rooms-bucket.ts';
import { FEED_LIMITS } from '../limits.ts';
import { createNotes, type Notes } from '../notes.ts';
import type { ComplexFacts, FeedEvent, FeedProvider, HouseFacts, ReadOptions } from '../provider.ts';
import { readAddress } from '../read-address.ts';
import { readFloor, readOptionalArea, readPrice, readRenovation, readTotalArea } from '../read-facts.ts';
import { readPhotoDay } from '../read-photo-day.ts';
import { readRecords, type XmlRecord } from '../read-records.ts';
import { readSeller } from '../read-seller.ts';
import { readUrl, readUrls } from '../read-urls.ts';
import { settleOffer, withWarnings } from '../settle-record.ts';
import { splitFullAddress } from '../split-full-address.ts';
import { textAt, type XmlElement } from '../xml-element.ts';
import { buildingKeyFacts, mapDomclickBuilding } from './map-building.ts';
import {
  type DomclickBuilding,
  type DomclickComplex,
  type DomclickFlat,
  parseDomclickComplex,
  parseDomclickFlat,
  parseDomclickKeys,
} from './parse.ts';

/** DomClick: complexes of buildings of flats; a flat leaves as soon as the ids around it are known. */
export const domclickProvider: FeedProvider = { dialect: 'domclick', read };

/** Beneath the root. */
const FLAT_PATH = ['complex', 'buildings', 'building', 'flats', 'flat'];

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  /** Flats met before the ids of their complex and building. */
  let waiting: XmlRecord[] = [];
  for await (const record of readRecords(text, isRecord, options.limits ?? FEED_LIMITS)) {
    const [, openComplex, , building] = record.ancestors;
    if (openComplex !== undefined && building !== undefined) {
      const isKnown = textAt(openComplex, 'id') !== null && textAt(building, 'id') !== null;
      if (isKnown) yield* mapFlat(record.element, building, openComplex);
      else waiting.push(record);
      continue;
    }
    for (const { element, ancestors } of waiting) yield* mapFlat(element, ancestors[3]!, record.element);
    waiting = [];
    yield* mapComplex(record.element, options);
  }
}

function isRecord(path: readonly string[]): boolean {
  const inside = path.slice(1);
  if (inside.length === 1) return inside[0] === 'complex';
  return inside.length === FLAT_PATH.length && inside.every((name, at) => name === FLAT_PATH[at]);
}

/** A complex is read whole once; its flats, which may be thousands, look only at what names it. */
function mapFlat(flat: XmlElement, building: XmlElement, complex: XmlElement): FeedEvent[] {
  return mapDomclickFlat(parseDomclickFlat(flat), parseDomclickKeys(building), parseDomclickKeys(complex));
}

function mapComplex(element: XmlElement, options: ReadOptions): FeedEvent[] {
  const parsed = parseDomclickComplex(element);
  const notes = createNotes(parsed.name ?? parsed.id ?? 'complex без id', parsed.line);
  const complex = mapDomclickComplex(notes, parsed);
  const houses = parsed.buildings.map((building) =>
    mapDomclickBuilding(notes, building, complex.address ?? NO_ADDRESS, options),
  );
  return withWarnings({ kind: 'complex', complex, houses, line: parsed.line }, notes);
}

/** Maps a complex once its element has closed. */
function mapDomclickComplex(notes: Notes, complex: DomclickComplex): ComplexFacts {
  const about = complex.name ?? complex.id ?? 'комплекс без названия';
  const amenities: [Amenity, string | null][] = [
    ['security', complex.security],
    ['fencedArea', complex.fencedArea],
    ['sportsGround', complex.sportsGround],
    ['playground', complex.playground],
    ['school', complex.school],
    ['kindergarten', complex.kindergarten],
  ];
  return {
    ...complexKeyFacts(complex),
    seller: readSeller(notes, 'developer', {
      organisation: complex.developerName,
      contact: null,
      category: null,
      phones: [complex.developerPhone, complex.salesPhone].filter((phone) => phone !== null),
      site: complex.developerSite,
      logo: complex.developerLogo,
    }),
    address: readAddress(notes, about, {
      ...splitFullAddress(complex.address),
      latitude: complex.latitude,
      longitude: complex.longitude,
    }),
    description: plainText(complex.description),
    parking: parseParking(complex.parking),
    amenities: amenities.filter(([, raw]) => parseBoolean(raw) === true).map(([amenity]) => amenity),
    photoUrls: readUrls(notes, 'images', complex.images),
    progressPhotos: readProgress(notes, complex.progress),
    videoUrls: complex.videos.map(readUrl).filter((url) => url !== null),
  };
}

/** Photos of a house that is being built; one whose day cannot be read is none, for nobody could say what it shows. */
function readProgress(notes: Notes, raw: DomclickComplex['progress']): ProgressPhoto[] {
  return raw.flatMap(({ url, date }) => {
    const takenOn = readPhotoDay(date);
    if (takenOn === null) {
      notes.warn('images', date, 'месяц съёмки вида 2026-09; фото не учтено');
      return [];
    }
    return readUrls(notes, 'images', [url]).map((own) => ({ url: own, takenOn }));
  });
}

type ComplexKey = Pick<DomclickComplex, 'id' | 'name'>;

/**
 * Gives the facts that identify a complex, for flats that are read before it is; the rest comes when the complex
 * closes.
 */
function complexKeyFacts(complex: ComplexKey): ComplexFacts {
  return {
    name: displayName(complex.name),
    externalIds: complex.id === null ? {} : { domclick: complex.id },
    seller: { kind: 'unknown', name: null, phone: null, siteUrl: null, logoUrl: null },
    address: null,
    description: null,
    metros: [],
    parking: [],
    amenities: [],
    photoUrls: [],
    progressPhotos: [],
    videoUrls: [],
  };
}

type BuildingOfFlat = Pick<DomclickBuilding, 'id' | 'name' | 'floors'>;

/** Maps one DomClick flat to a canonical offer or to its rejection. */
function mapDomclickFlat(flat: DomclickFlat, building: BuildingOfFlat, complex: ComplexKey): FeedEvent[] {
  const id = flat.flatId ?? flat.apartment;
  const notes = createNotes(id ?? 'flat без flat_id', flat.line);
  if (id === null) notes.error('flat_id', null, 'номер объявления');
  else if (flat.flatId === null) notes.warn('flat_id', null, `номер объявления; взят номер квартиры ${id}`);
  const house = buildingKeyFacts(building);
  const externalId = flatKey(id, house, complex);
  const canonical = readFlat(notes, flat, building, externalId);
  return settleOffer(
    notes,
    id === null ? null : externalId,
    canonical && { complex: complexKeyFacts(complex), house, flat: canonical },
  );
}

/** The key begins with the complex and the building, since flat_id is often only the number on the door. */
function flatKey(id: string | null, house: HouseFacts, complex: ComplexKey): string {
  const complexPart = complex.id ?? normaliseName(complex.name ?? '');
  const housePart = house.externalIds.domclick ?? normaliseName(house.name ?? '');
  return `${complexPart}/${housePart}/${id}`;
}

function readFlat(
  notes: Notes,
  flat: DomclickFlat,
  building: BuildingOfFlat,
  externalId: string,
): CanonicalFlat | null {
  const areaM2x100 = readTotalArea(notes, 'area', flat.area, null);
  const price = readPrice(notes, 'price', { price: flat.price, currency: null, discount: null });
  const { floor, floorsTotal } = readFloor(
    notes,
    { floor: 'floor', total: 'building/floors' },
    { floor: flat.floor, total: building.floors },
  );
  const rooms = readRooms(notes, flat.room);
  if (areaM2x100 === null || price === null || floor === null || rooms === null) return null;
  const about = building.name ?? `building ${building.id}`;
  return {
    externalId,
    number: flat.apartment,
    section: flat.section,
    floor,
    floorsTotal,
    ...rooms,
    apartments: parseBoolean(flat.housingType) ?? false,
    areaM2x100,
    livingAreaM2x100: readOptionalArea(notes, 'living_area', flat.livingArea, null),
    kitchenAreaM2x100: readOptionalArea(notes, 'kitchen_area', flat.kitchenArea, null),
    ...price,
    ...readRenovation(notes, 'renovation', flat.renovation, about),
    ...parseBalcony(flat.balcony),
    ceilingHeightCm: parseCeilingCm(flat.ceilingHeight),
    status: 'FREE',
    fromDeveloper: true,
    reassignment: false,
    planUrls: readUrls(notes, 'plan', flat.plans),
    photoUrls: [],
    description: null,
    paymentPlan: parsePaymentPlan(flat.paymentPlan),
    line: flat.line,
  };
}

function readRooms(
  notes: Notes,
  raw: string | null,
): Pick<CanonicalFlat, 'rooms' | 'studio' | 'openPlan'> | null {
  const word = foldWord(raw ?? '');
  const count = parseInteger(raw);
  if (word === 'студия' || count === 0) return { rooms: '0', studio: true, openPlan: false };
  if (/^своб/.test(word)) return { rooms: 'openPlan', studio: false, openPlan: true };
  const bucket = roomsBucket({ rooms: count });
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan: false };
  notes.error('room', raw, 'число комнат или «студия»');
  return null;
}
