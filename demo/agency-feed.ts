import { fileURLToPath } from 'node:url';
import type { GeoPoint } from '#domain/geo/point.ts';
import { randomOf } from './random.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from './world/model.ts';
import { metres, tag, wrap } from './writers/xml.ts';

const CLIENT = 'Агентство «Четыре ключа»';
const SHARED_COMPLEX = 'Русаковская каланча';
const MISPLACED_COMPLEX = 'Дом на Солдатской';

/** The feed of an agency, which sells in houses that their developer's feed lists as well. */
export const AGENCY_FEED = {
  file: fileURLToPath(new URL('./feeds/agency.yrl.xml.gz', import.meta.url)),
  clientName: CLIENT,
};

/**
 * The text of the agency's feed, in the words of its own. In one house it lists most flats of the developer, here and
 * there without a door number or at last month's price, and four that their buyers hand on. Of another complex it
 * lists six such flats, at a point some streets away: nobody but a person can tell whether it is the same.
 */
export function agencyFeed(complexes: Iterable<WorldComplex>): string {
  const offers: string[] = [];
  for (const complex of complexes) {
    const house = complex.houses[complex.name === SHARED_COMPLEX ? 1 : 0]!;
    if (complex.name === SHARED_COMPLEX) {
      const listed = house.flats.filter(({ status, number }) => status === 'FREE' && number % 5 !== 0);
      offers.push(...listed.map((flat) => offerOf(complex, house, shownByAgency(flat))));
      offers.push(...handedOn(house, 4).map((flat) => offerOf(complex, house, flat)));
    }
    if (complex.name === MISPLACED_COMPLEX) {
      const elsewhere = { ...house, point: streetsAway(house.point) };
      offers.push(...handedOn(house, 6).map((flat) => offerOf(complex, elsewhere, flat)));
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>2026-11-20T05:30:00+03:00</generation-date>
${offers.join('')}</realty-feed>
`;
}

interface AgencyFlat extends Pick<WorldFlat, 'areaM2x100' | 'floor' | 'rooms' | 'roomsCount' | 'section'> {
  number: number | null;
  price: number;
  reassignment: boolean;
  /** The agency's own name of it. */
  lot: number;
}

function shownByAgency(flat: WorldFlat): AgencyFlat {
  const random = randomOf('agency', flat.number);
  const number = random() < 0.7 ? flat.number : null;
  const price = random() < 0.2 ? Math.round((flat.price * 0.985) / 10_000) * 10_000 : flat.price;
  return { ...flat, number, price, lot: flat.number };
}

/** Flats the developer sold, which their buyers sell on: they are in no feed but this. */
function handedOn({ flats }: WorldHouse, count: number): AgencyFlat[] {
  return flats
    .filter(({ status, riser }) => status === 'SOLD' && riser !== null)
    .slice(-count)
    .map((flat) => ({
      ...flat,
      price: Math.round((flat.price * 1.03) / 10_000) * 10_000,
      reassignment: true,
      lot: flat.number,
    }));
}

/** About four hundred metres to the north. */
function streetsAway({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Math.round((latitude + 0.0036) * 1e5) / 1e5, longitude };
}

function offerOf(complex: WorldComplex, house: WorldHouse, flat: AgencyFlat): string {
  const { town, district } = complex;
  const area = (name: string, m2x100: number) =>
    wrap(name, tag('value', metres(m2x100)), tag('unit', 'кв. м'));
  return `<offer internal-id="4K-${house.id}-${flat.lot}">${[
    '<type>продажа</type><property-type>жилая</property-type><category>квартира</category><new-flat>да</new-flat>',
    tag('deal-status', flat.reassignment ? 'переуступка' : 'первичная продажа'),
    wrap(
      'location',
      tag('country', town.country),
      tag('region', town.region),
      tag('locality-name', town.name),
      tag('sub-locality-name', district.area),
      tag('address', `${complex.street}, ${house.number}`),
      tag('latitude', house.point.latitude),
      tag('longitude', house.point.longitude),
      tag('apartment', flat.number),
    ),
    wrap('price', tag('value', flat.price), tag('currency', town.currency)),
    area('area', flat.areaM2x100),
    flat.rooms === 'openPlan'
      ? tag('open-plan', 'да')
      : flat.rooms === '0'
        ? tag('studio', 'да')
        : tag('rooms', flat.roomsCount),
    tag('floor', flat.floor),
    tag('floors-total', house.floors),
    tag('building-section', flat.section),
    tag('building-name', `ЖК «${complex.name}»`),
    tag('building-state', house.state),
    tag('built-year', house.handover.year),
    tag('ready-quarter', house.handover.quarter),
    wrap(
      'sales-agent',
      tag('organization', CLIENT),
      tag('phone', '+7 (495) 000-44-04'),
      tag('category', 'агентство'),
    ),
  ].join('')}</offer>\n`;
}
