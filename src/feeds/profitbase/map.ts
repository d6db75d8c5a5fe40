import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { displayName } from '#domain/feed/display-name.ts';
import { parseCeilingCm, parseInteger, parsePrice } from '#domain/feed/parse-figures.ts';
import { parseBoolean, parseFlatStatus, parseMaterial } from '#domain/feed/parse-words.ts';
import { plainText } from '#domain/feed/plain-text.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
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
import { type ProfitbaseLot, parseProfitbaseLot } from './parse.ts';

/** Profitbase: offers in the root of Yandex with tags of their own, sold and hidden lots among them. */
export const profitbaseProvider: FeedProvider = { dialect: 'profitbase', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isOffer = (path: readonly string[]): boolean => path.length === 2 && path[1] === 'offer';
  for await (const { element } of readRecords(text, isOffer, options.limits ?? FEED_LIMITS)) {
    yield* mapLot(parseProfitbaseLot(element), options);
  }
}

/** Maps one lot to a canonical offer or to its rejection; a lot that is neither sold nor for sale is no row at all. */
function mapLot(lot: ProfitbaseLot, options: ReadOptions): FeedEvent[] {
  const notes = createNotes(lot.id ?? 'offer без internal-id', lot.line);
  const status = readStatus(notes, lot);
  // Lots that are out of sale stay in the export for ever, many without a price.
  if (status !== 'FREE' && (isHidden(lot) || parsePrice(lot.price) === null)) return [];
  checkFlat(notes, lot);
  const canonical = notes.hasErrors() ? null : readOffer(notes, lot, status, options);
  return settleOffer(notes, lot.id, canonical);
}

function readStatus(notes: Notes, { status, statusText }: ProfitbaseLot): FlatStatus {
  const known = parseFlatStatus(status) ?? parseFlatStatus(statusText);
  if (known !== null) return known;
  notes.warn('status', status ?? statusText, 'AVAILABLE, BOOKED, SOLD, UNAVAILABLE; принято BOOKED');
  return 'BOOKED';
}

function isHidden({ status }: ProfitbaseLot): boolean {
  return /^unavailable$/i.test(status ?? '');
}

const LIVING = /жил|квартир|апарт|студи|flat|living|residential|apartment|^property$/i;

function checkFlat(notes: Notes, lot: ProfitbaseLot): void {
  if (lot.id === null) notes.error('internal-id', null, 'номер лота');
  if (lot.propertyType !== null && (!LIVING.test(lot.propertyType) || /нежил/i.test(lot.propertyType)))
    notes.error('property-type', lot.propertyType, 'квартира или апартаменты');
}

function readOffer(
  notes: Notes,
  lot: ProfitbaseLot,
  status: FlatStatus,
  options: ReadOptions,
): CanonicalOffer | null {
  const flat = readFlat(notes, lot, status);
  if (flat === null) return null;
  return { complex: readComplex(notes, lot), house: readHouse(notes, lot, options), flat };
}

function readComplex(notes: Notes, lot: ProfitbaseLot): ComplexFacts {
  return {
    name: displayName(lot.complexName),
    externalIds: lot.complexId === null ? {} : { profitbase: lot.complexId },
    seller: readSeller(notes, 'sales-agent', {
      organisation: lot.developer,
      contact: null,
      category: null,
      phones: lot.phones,
      site: null,
      logo: null,
    }),
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

function readHouse(notes: Notes, lot: ProfitbaseLot, options: ReadOptions): HouseFacts {
  const about = [lot.complexName, lot.houseName].filter((part) => part !== null).join(', ') || 'дом';
  const material = parseMaterial(lot.material);
  if (lot.material !== null && material === null)
    notes.warn('building-type', lot.material, 'кирпичный, монолитный, панельный, блочный; не учтён', about);
  const { buildingState, handover } = readHandover(
    notes,
    about,
    { state: 'building-state', year: 'built-year', quarter: 'ready-quarter' },
    { state: lot.buildingState, year: lot.builtYear, quarter: lot.readyQuarter },
    options.now,
  );
  return {
    name: displayName(lot.houseName),
    section: lot.section,
    externalIds: lot.houseId === null ? {} : { profitbase: lot.houseId },
    // Most lots leave the place out, and a blank one is no place of its own.
    address: Object.values(lot.place).some((part) => part !== null)
      ? readAddress(notes, about, lot.place)
      : null,
    floors: readHouseFloors(lot.floorsTotal),
    buildingState,
    handover,
    material,
    photoUrls: readUrls(
      notes,
      'image',
      lot.images.filter(({ type }) => /^house/i.test(type)).map(({ url }) => url),
    ),
  };
}

function readFlat(notes: Notes, lot: ProfitbaseLot, status: FlatStatus): CanonicalFlat | null {
  const areaM2x100 = readTotalArea(notes, 'area', lot.area, null);
  const { price, currency } = lot;
  const money = readPrice(notes, 'price', { price, currency, discount: realDiscount(lot) });
  const { floor, floorsTotal } = readFloor(
    notes,
    { floor: 'floor', total: 'house/floors-total' },
    { floor: lot.floor, total: lot.floorsTotal },
  );
  const rooms = readLotRooms(notes, lot);
  if (lot.id === null || areaM2x100 === null || money === null || floor === null || rooms === null)
    return null;
  const isPlan = (type: string) => /plan/i.test(type) && !/floor/i.test(type);
  return {
    externalId: lot.id,
    number: lot.number,
    section: lot.section,
    floor,
    floorsTotal,
    ...rooms,
    apartments: /апарт|apartment/i.test(lot.propertyType ?? ''),
    areaM2x100,
    livingAreaM2x100: readOptionalArea(notes, 'living-space', lot.livingArea, null),
    kitchenAreaM2x100: readOptionalArea(notes, 'kitchen-space', lot.kitchenArea, null),
    ...money,
    ...readRenovation(notes, 'renovation', lot.renovation),
    balcony: (parseInteger(lot.balconies) ?? 0) > 0,
    loggia: (parseInteger(lot.loggias) ?? 0) > 0,
    ceilingHeightCm: parseCeilingCm(lot.ceilingHeight),
    status,
    fromDeveloper: true,
    reassignment: false,
    planUrls: readUrls(
      notes,
      'image',
      lot.images.filter(({ type }) => isPlan(type)).map(({ url }) => url),
    ),
    photoUrls: readUrls(
      notes,
      'image',
      lot.images.filter(({ type }) => !isPlan(type) && !/^house/i.test(type)).map(({ url }) => url),
    ),
    paymentPlan: null,
    description: plainText(lot.description),
    line: lot.line,
  };
}

/** A discount that is told in percent, or as its own size, is no price: nobody sells at less than half. */
function realDiscount({ price, discounts }: ProfitbaseLot): string | null {
  const whole = parsePrice(price);
  if (whole === null) return null;
  return discounts.find((text) => (parsePrice(text) ?? 0) * 2 >= whole && parsePrice(text)! < whole) ?? null;
}

interface LotRooms {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

function readLotRooms(notes: Notes, { rooms: raw, studio, freeLayout }: ProfitbaseLot): LotRooms | null {
  const openPlan = parseBoolean(freeLayout) ?? false;
  const count = parseInteger(raw);
  if (parseBoolean(studio) || count === 0 || /^студия$/i.test(raw ?? ''))
    return { rooms: '0', studio: true, openPlan };
  const bucket = roomsBucket({ rooms: count });
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan };
  if (openPlan) return { rooms: 'openPlan', studio: false, openPlan };
  notes.error('rooms', raw, 'число комнат, studio или free-layout');
  return null;
}
