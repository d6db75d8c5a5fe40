import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { displayName } from '#domain/feed/display-name.ts';
import { normaliseName } from '#domain/feed/normalise-name.ts';
import { parseCeilingCm, parseInteger } from '#domain/feed/parse-figures.ts';
import { parsePaymentPlan } from '#domain/feed/parse-payment-plan.ts';
import { parseBoolean, parseFlatStatus, parseMaterial, parseParking } from '#domain/feed/parse-words.ts';
import { plainText } from '#domain/feed/plain-text.ts';
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
import { type CianObject, parseCianObject } from './parse.ts';

/** CIAN, version 2: a flat list of objects; some exports put them as `offer` into the root of Yandex. */
export const cianProvider: FeedProvider = { dialect: 'cian', read };

async function* read(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const isObject = (path: readonly string[]): boolean =>
    path.length === 2 && (path[1] === 'object' || path[1] === 'offer');
  for await (const { element } of readRecords(text, isObject, options.limits ?? FEED_LIMITS)) {
    yield* mapCianObject(parseCianObject(element), options);
  }
}

/** Maps one CIAN object to a canonical offer or to its rejection. */
function mapCianObject(object: CianObject, options: ReadOptions): FeedEvent[] {
  const notes = createNotes(object.externalId ?? 'object без ExternalId', object.line);
  checkSale(notes, object);
  const canonical = notes.hasErrors() ? null : readOffer(notes, object, options);
  return settleOffer(notes, canonical?.flat.externalId ?? rowId(object), canonical);
}

function rowId(object: CianObject): string | null {
  return object.externalId === null ? null : namespacedId(object.externalId, complexKeyFacts(object));
}

function checkSale(notes: Notes, object: CianObject): void {
  if (object.externalId === null) notes.error('ExternalId', null, 'номер объявления');
  const category = object.category?.toLowerCase() ?? null;
  if (category === 'newbuildingflatsale') return;
  // Developers and agencies list new flats under flatSale too; only the complex distinguishes them from resale.
  if (category === 'flatsale' && (object.complexId !== null || object.complexName !== null)) {
    notes.warn(
      'Category',
      object.category,
      'newBuildingFlatSale; принято за новостройку, раз указан комплекс',
    );
  } else notes.error('Category', object.category, 'newBuildingFlatSale');
}

function readOffer(notes: Notes, object: CianObject, options: ReadOptions): CanonicalOffer | null {
  const complex = readComplex(notes, object);
  const house = readHouse(notes, object, options);
  const flat = readFlat(notes, object, complex);
  return flat === null ? null : { complex, house, flat };
}

function complexKeyFacts({ complexId, complexName }: CianObject): Pick<ComplexFacts, 'name' | 'externalIds'> {
  const hasId = complexId !== null && /^\d+$/.test(complexId);
  return { name: displayName(complexName), externalIds: hasId ? { cian: complexId } : {} };
}

function readComplex(notes: Notes, object: CianObject): ComplexFacts {
  const about = object.complexName ?? 'комплекс без названия';
  const key = complexKeyFacts(object);
  if (object.complexId !== null && key.externalIds.cian === undefined) {
    notes.warn('JKSchema/Id', object.complexId, 'число; не учтено, комплекс узнаётся по названию', about);
  }
  return {
    ...key,
    seller: readSeller(notes, 'Phones', {
      organisation: object.developerName,
      contact: null,
      category: null,
      phones: object.phones,
      site: null,
      logo: null,
    }),
    address: null,
    description: null,
    metros: object.metros.map(({ name, time, transport }) => {
      const minutes = parseInteger(time);
      const onFoot = /walk|foot|пеш/i.test(transport ?? '');
      return { name, minutesFoot: onFoot ? minutes : null, minutesCar: onFoot ? null : minutes };
    }),
    parking: parseParking(object.parking),
    amenities: [],
    photoUrls: [],
    progressPhotos: [],
    videoUrls: [],
  };
}

function readHouse(notes: Notes, object: CianObject, options: ReadOptions): HouseFacts {
  const about =
    [object.complexName, object.houseName].filter((part) => part !== null).join(', ') || 'дом без названия';
  const material = parseMaterial(object.material);
  if (object.material !== null && material === null) {
    notes.warn(
      'MaterialType',
      object.material,
      'brick, monolith, monolithBrick, panel, block; не учтён',
      about,
    );
  }
  const complete = parseBoolean(object.isComplete);
  const [dateYear = null] = /^\d{4}/.exec(object.deadlineDate ?? '') ?? [];
  // A finished house often carries Year = 1, which stands for no term at all.
  const placeholder = object.deadlineYear !== null && (parseInteger(object.deadlineYear) ?? 0) < 10;
  const { buildingState, handover } = readHandover(
    notes,
    about,
    { state: 'Deadline/IsComplete', year: 'Deadline/Year', quarter: 'Deadline/Quarter' },
    {
      state: complete === null ? null : complete ? 'hand-over' : 'unfinished',
      year: placeholder ? null : (object.deadlineYear ?? dateYear),
      quarter: object.deadlineQuarter ?? (dateYear === null ? null : object.deadlineDate),
    },
    options.now,
  );
  return {
    name: houseName(object.houseName),
    section: null,
    externalIds: {},
    address: readAddress(notes, about, {
      ...splitFullAddress(object.address),
      latitude: object.latitude,
      longitude: object.longitude,
    }),
    floors: readHouseFloors(object.floorsCount),
    buildingState,
    handover,
    material,
    photoUrls: [],
  };
}

/** House/Name is «Корпус 1» or the bare number of a building. */
function houseName(raw: string | null): string | null {
  if (raw === null) return null;
  return /^\d+(?:\.\d+)*[а-яa-z]?$/i.test(raw) ? `Корпус ${raw}` : raw;
}

function readFlat(notes: Notes, object: CianObject, complex: ComplexFacts): CanonicalFlat | null {
  const areaM2x100 = readTotalArea(notes, 'TotalArea', object.totalArea, null);
  const { price, currency, discountPrice: discount } = object;
  const money = readPrice(notes, 'BargainTerms/Price', { price, currency, discount });
  const { floor, floorsTotal } = readFloor(
    notes,
    { floor: 'FloorNumber', total: 'Building/FloorsCount' },
    { floor: object.floor, total: object.floorsCount },
  );
  const rooms = readCianRooms(notes, object.rooms);
  if (
    object.externalId === null ||
    areaM2x100 === null ||
    money === null ||
    floor === null ||
    rooms === null
  ) {
    return null;
  }
  const status = parseFlatStatus(object.status);
  if (object.status !== null && status === null)
    notes.warn('Status', object.status, 'free, booked или sold; принято booked');
  const reassignment = /assign|переуступ/i.test(object.saleType ?? '');
  return {
    externalId: namespacedId(object.externalId, complex),
    number: object.flatNumber,
    section: object.section,
    floor,
    floorsTotal,
    ...rooms,
    apartments: parseBoolean(object.isApartments) ?? /^apartments?$/i.test(object.flatType ?? ''),
    areaM2x100,
    livingAreaM2x100: readOptionalArea(notes, 'LivingArea', object.livingArea, null),
    kitchenAreaM2x100: readOptionalArea(notes, 'KitchenArea', object.kitchenArea, null),
    ...money,
    ...readRenovation(notes, 'Decoration', object.decoration),
    balcony: (parseInteger(object.balconies) ?? 0) > 0,
    loggia: (parseInteger(object.loggias) ?? 0) > 0,
    ceilingHeightCm: parseCeilingCm(object.ceilingHeight),
    status: status ?? (object.status === null ? 'FREE' : 'BOOKED'),
    fromDeveloper: !reassignment,
    reassignment,
    planUrls: readUrls(notes, 'LayoutPhoto', object.plans),
    photoUrls: readUrls(notes, 'Photos', object.photos),
    description: plainText(object.description),
    paymentPlan: parsePaymentPlan(object.paymentPlan),
    line: object.line,
  };
}

/** Short ids («69») are unique only inside one complex, so the complex goes in front. */
function namespacedId(id: string, complex: Pick<ComplexFacts, 'name' | 'externalIds'>): string {
  const complexPart =
    complex.externalIds.cian ?? (complex.name === null ? null : normaliseName(complex.name));
  return complexPart === null ? id : `${complexPart}/${id}`;
}

export interface CianRooms {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

const MORE_THAN_FIVE = 6;
const OPEN_PLAN = 7;
const STUDIO = 9;

/** FlatRoomsCount: 1..5 rooms, 6 is more than five, 7 an open plan, 9 (or 0) a studio. */
function readCianRooms(notes: Notes, raw: string | null): CianRooms | null {
  const code = /^(?:freelayout|openplan)$/i.test(raw ?? '') ? OPEN_PLAN : parseInteger(raw);
  if (code === STUDIO || code === 0) return { rooms: '0', studio: true, openPlan: false };
  if (code === OPEN_PLAN) return { rooms: 'openPlan', studio: false, openPlan: true };
  const bucket = code !== null && code <= MORE_THAN_FIVE ? roomsBucket({ rooms: code }) : undefined;
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan: false };
  notes.error('FlatRoomsCount', raw, 'число от 1 до 6, 7 (свободная планировка) или 9 (студия)');
  return null;
}
