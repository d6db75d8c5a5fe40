import type { BuildingState } from '#domain/listing/building-state.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { ExportedFlat } from '#services/feed/export-flats.ts';
import { element, escapeXml } from './xml.ts';

export interface FeedWriter {
  now: Date;
  publicUrl: string;
  /** Whom buyers call when the developer has no phone of its own. */
  supportPhone: string;
  /** A picture of a flat without photos, as a path of this site. */
  drawnPlan(flat: ExportedFlat['flat']): string;
}

const STATES: Record<BuildingState, string> = {
  PROJECT: 'unfinished',
  UNFINISHED: 'unfinished',
  BUILT: 'built',
  HANDOVER: 'hand-over',
};

const MATERIALS: Record<Material, string> = {
  brick: 'кирпичный',
  monolith: 'монолит',
  panel: 'панельный',
  monolith2: 'кирпично-монолитный',
  block: 'блочный',
};

const RENOVATIONS: Record<Renovation, string> = {
  fine: 'чистовая отделка',
  furnished: 'под ключ',
  none: 'без отделки',
  preFine: 'предчистовая отделка',
  rough: 'черновая отделка',
};

/** The format asks for a number of rooms of a studio and of an open plan too. */
const ROOMS: Record<RoomsBucket, string> = {
  '0': '<rooms>1</rooms>\n<studio>да</studio>\n',
  '1': '<rooms>1</rooms>\n',
  '2': '<rooms>2</rooms>\n',
  '3': '<rooms>3</rooms>\n',
  '4': '<rooms>4</rooms>\n',
  manyRooms: '<rooms>5</rooms>\n',
  openPlan: '<rooms>1</rooms>\n<open-plan>да</open-plan>\n',
};

/** Why a flat cannot be told in this format, whose consumers refuse an offer without these. */
const LACKS: readonly [name: string, isLacking: (one: ExportedFlat) => boolean][] = [
  ['цены', ({ flat }) => flat.price === null],
  ['этажа', ({ flat }) => flat.floor === null],
  ['адреса', ({ house }) => (house.city ?? house.settlement) === null || addressLine(house) === ''],
  ['срока сдачи', ({ house }) => house.handoverYear === null],
];

/** Flats as a feed of Yandex Realty, an offer at a time; those it cannot tell are counted at its end. */
export async function* writeYrl(
  flats: AsyncIterable<ExportedFlat>,
  writer: FeedWriter,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n' +
    element('generation-date', writer.now.toISOString());
  const lacking = new Map<string, number>();
  for await (const one of flats) {
    const lack = LACKS.find(([, isLacking]) => isLacking(one))?.[0];
    if (lack === undefined) yield offerOf(one, writer);
    else lacking.set(lack, (lacking.get(lack) ?? 0) + 1);
  }
  const counts = [...lacking].map(([lack, count]) => `без ${lack}: ${count}`);
  yield `${counts.length > 0 ? `<!-- Не вошли квартиры ${counts.join(', ')} -->\n` : ''}</realty-feed>\n`;
}

function offerOf(one: ExportedFlat, { publicUrl, supportPhone, drawnPlan }: FeedWriter): string {
  const { flat, house, complex, developer, phone, pricedAt, pictures } = one;
  const images = pictures.length > 0 ? pictures : [{ path: drawnPlan(flat), isPlan: true }];
  return [
    `<offer internal-id="${flat.id}">\n`,
    '<type>продажа</type>\n<property-type>жилая</property-type>\n<category>квартира</category>\n',
    '<new-flat>да</new-flat>\n',
    element('deal-status', flat.fromDeveloper ? 'первичная продажа' : 'переуступка'),
    element('url', `${publicUrl}/for-sale/${flat.id}`),
    element('creation-date', flat.createdAt.toISOString()),
    element('last-update-date', pricedAt.toISOString()),
    locationOf(one),
    '<sales-agent>\n',
    element('organization', developer),
    '<category>застройщик</category>\n',
    element('phone', phone ?? supportPhone),
    '</sales-agent>\n',
    `<price>\n${element('value', flat.price)}<currency>RUB</currency>\n</price>\n`,
    areaOf('area', flat.areaM2x100),
    areaOf('living-space', flat.livingAreaM2x100),
    areaOf('kitchen-space', flat.kitchenAreaM2x100),
    ROOMS[flat.rooms],
    flat.apartments ? '<apartments>да</apartments>\n' : '',
    element('floor', flat.floor),
    element('floors-total', flat.floorsTotal ?? house.floors),
    element('balcony', balconyOf(flat)),
    element('renovation', flat.renovation && RENOVATIONS[flat.renovation]),
    element('ceiling-height', flat.ceilingHeightCm && flat.ceilingHeightCm / 100),
    element('building-name', complex.name),
    element('building-section', flat.section),
    element('building-state', STATES[house.buildingState]),
    element('built-year', house.handoverYear),
    element('ready-quarter', house.handoverQuarter ?? 4),
    element('building-type', house.material && MATERIALS[house.material]),
    ...images.map(
      ({ path, isPlan }) =>
        `<image${isPlan ? ' tag="plan"' : ''}>${escapeXml(new URL(path, publicUrl).href)}</image>\n`,
    ),
    element('description', flat.description),
    '</offer>\n',
  ].join('');
}

function locationOf({ flat, house }: ExportedFlat): string {
  const hasPoint = house.latitude !== null && house.longitude !== null;
  return [
    '<location>\n',
    element('country', house.country ?? 'Россия'),
    element('region', house.region),
    element('locality-name', house.settlement ?? house.city),
    element('sub-locality-name', house.settlement === null ? house.district : null),
    element('address', addressLine(house)),
    element('apartment', flat.number),
    hasPoint ? element('latitude', house.latitude) + element('longitude', house.longitude) : '',
    '</location>\n',
  ].join('');
}

function addressLine({ street, house }: ExportedFlat['house']): string {
  return [street, house].filter((part) => part !== null && part.trim() !== '').join(', ');
}

function areaOf(name: string, areaM2x100: number | null): string {
  return areaM2x100 === null
    ? ''
    : `<${name}>\n${element('value', areaM2x100 / 100)}<unit>кв. м</unit>\n</${name}>\n`;
}

function balconyOf({ balcony, loggia }: ExportedFlat['flat']): string | null {
  if (balcony && loggia) return 'балкон и лоджия';
  if (balcony) return 'балкон';
  return loggia ? 'лоджия' : null;
}
