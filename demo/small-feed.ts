import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DemoComplex, type DemoHouse, SMALL_WORLD } from './feeds/small-world.ts';
import { mulberry32, pick } from './random.ts';

export const SMALL_FEED_PATH = fileURLToPath(new URL('./feeds/small.yrl.xml', import.meta.url));

const SEED = 20_261_120;
const GENERATED = '2026-11-20T09:00:00+03:00';

/** Sizes of flats by rooms (0 is a studio): total area from and to, shares of living rooms and kitchen, weight. */
const LAYOUTS = [
  { rooms: 0, from: 22, to: 31, living: 0.62, kitchen: 0.18, weight: 18 },
  { rooms: 1, from: 34, to: 46, living: 0.42, kitchen: 0.29, weight: 30 },
  { rooms: 2, from: 52, to: 71, living: 0.5, kitchen: 0.22, weight: 27 },
  { rooms: 3, from: 74, to: 98, living: 0.54, kitchen: 0.18, weight: 16 },
  { rooms: 4, from: 104, to: 128, living: 0.57, kitchen: 0.15, weight: 6 },
  { rooms: 5, from: 138, to: 164, living: 0.59, kitchen: 0.13, weight: 3 },
];

const LOGGIAS = ['балкон', 'лоджия', 'лоджия', '2 лоджии', null];

/** The small demo feed in the format of Yandex Realty; the same text at every call. */
export function smallFeed(): string {
  const random = mulberry32(SEED);
  const offers = SMALL_WORLD.flatMap((complex, at) =>
    complex.houses.flatMap((house, houseAt) =>
      houseOffers(complex, house, `${at + 1}-${houseAt + 1}`, random),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">',
    `  <generation-date>${GENERATED}</generation-date>`,
    ...withSlips(offers),
    '</realty-feed>',
    '',
  ].join('\n');
}

/** Two slips that every real export has: a finish that says only «да» and a unit nobody else writes. */
function withSlips(offers: string[]): string[] {
  return offers.map((offer, at) => {
    if (at === 31) return offer.replace(/<renovation>[^<]*</, '<renovation>да<');
    if (at === 75) return offer.replace('<unit>кв. м</unit>', '<unit>метры</unit>');
    return offer;
  });
}

function houseOffers(complex: DemoComplex, house: DemoHouse, prefix: string, random: () => number): string[] {
  return Array.from({ length: house.flats }, (_, at) => {
    // The first flats of a house go through all layouts, so that every kind is there.
    const layout = house.flats > 1 && at < LAYOUTS.length ? LAYOUTS[at]! : pickLayout(random());
    const floor = 1 + Math.floor(((at + random()) / house.flats) * house.floors);
    const section = 1 + (at % house.sections);
    const area = round(layout.from + (layout.to - layout.from) * random(), 100);
    const number = (section - 1) * house.floors * 6 + (floor - 1) * 6 + 1 + (at % 6);
    const storey = 0.94 + 0.12 * (floor / house.floors);
    const small = 1.16 - Math.min(area, 160) / 500;
    const price =
      round((complex.pricePerM2 * area * storey * small * (0.97 + 0.06 * random())) / 10_000, 1) * 10_000;
    return offerXml(complex, house, {
      id: `${prefix}-${at + 1}`,
      number: house.flats === 26 && at === 25 ? 'Д-4-12/318-НП' : String(number),
      section,
      floor,
      area,
      price,
      rooms: layout.rooms,
      living: round(area * layout.living, 10),
      kitchen: layout.rooms === 0 ? null : round(area * layout.kitchen, 10),
      balcony: floor === 1 ? null : pick(LOGGIAS, random),
      finish: pick(house.finishes, random),
    });
  });
}

interface OfferFacts {
  id: string;
  number: string;
  section: number;
  floor: number;
  area: number;
  price: number;
  rooms: number;
  living: number;
  kitchen: number | null;
  balcony: string | null;
  finish: string;
}

function offerXml(complex: DemoComplex, house: DemoHouse, flat: OfferFacts): string {
  const lines = [
    tag('type', 'продажа'),
    tag('property-type', 'жилая'),
    tag('category', 'квартира'),
    tag('new-flat', 'да'),
    tag('deal-status', 'первичная продажа'),
    tag('creation-date', GENERATED),
    `<location>${[
      tag('country', 'Россия'),
      tag('region', complex.region),
      tag('locality-name', complex.city),
      complex.cityArea === null ? '' : tag('sub-locality-name', complex.cityArea),
      tag('address', house.address),
      tag('apartment', flat.number),
      tag('latitude', house.latitude),
      tag('longitude', house.longitude),
      ...complex.metros.map((name) => `<metro>${tag('name', name)}</metro>`),
    ].join('')}</location>`,
    `<sales-agent>${tag('organization', complex.developer)}${tag('phone', complex.phone)}${tag('category', 'застройщик')}</sales-agent>`,
    `<price>${tag('value', flat.price)}${tag('currency', 'RUB')}</price>`,
    areaTag('area', flat.area),
    areaTag('living-space', flat.living),
    flat.kitchen === null ? '' : areaTag('kitchen-space', flat.kitchen),
    flat.rooms === 0 ? tag('studio', 'да') : tag('rooms', flat.rooms),
    complex.apartments ? tag('apartments', 'да') : '',
    tag('floor', flat.floor) + tag('floors-total', house.floors),
    flat.balcony === null ? '' : tag('balcony', flat.balcony),
    tag('renovation', flat.finish),
    tag('building-name', complex.name),
    tag('building-section', flat.section),
    tag('building-state', house.state),
    tag('built-year', house.year) + (house.quarter === null ? '' : tag('ready-quarter', house.quarter)),
    tag('building-type', complex.material),
    tag('ceiling-height', complex.ceiling),
    tag('description', complex.description),
  ];
  const body = lines.filter((line) => line !== '').map((line) => `    ${line}`);
  return [`  <offer internal-id="${flat.id}">`, ...body, '  </offer>'].join('\n');
}

function areaTag(name: string, value: number): string {
  return `<${name}>${tag('value', value)}${tag('unit', 'кв. м')}</${name}>`;
}

function tag(name: string, value: string | number): string {
  const text = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<${name}>${text}</${name}>`;
}

function pickLayout(roll: number): (typeof LAYOUTS)[number] {
  let left = roll * LAYOUTS.reduce((sum, layout) => sum + layout.weight, 0);
  for (const layout of LAYOUTS) {
    left -= layout.weight;
    if (left < 0) return layout;
  }
  return LAYOUTS[0]!;
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

if (import.meta.main) writeFileSync(SMALL_FEED_PATH, smallFeed());
