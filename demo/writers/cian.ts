import { normaliseName } from '#domain/feed/normalise-name.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';
import type { FeedWriter } from './feed-writer.ts';
import { fullAddress } from './full-address.ts';
import { metres, tag, wrap } from './xml.ts';

const DECORATIONS: Record<Renovation, string> = {
  fine: 'fine',
  furnished: 'fineWithFurniture',
  none: 'without',
  preFine: 'preFine',
  rough: 'rough',
};

const MATERIALS: Record<Material, string> = {
  brick: 'brick',
  monolith: 'monolith',
  panel: 'panel',
  monolith2: 'monolithBrick',
  block: 'block',
};

const PARKINGS = { open: 'ground', closed: 'multilevel', underground: 'underground' };
const STATUSES: Record<FlatStatus, string> = { FREE: 'free', BOOKED: 'booked', SOLD: 'sold' };
const QUARTERS = ['first', 'second', 'third', 'fourth'];
const MORE_THAN_FIVE = 6;
const OPEN_PLAN = 7;
const STUDIO = 9;

/** CIAN version 2: booked and sold flats are listed too, so a house is seen whole. */
export const cianWriter: FeedWriter = {
  start: `<?xml version="1.0" encoding="utf-8"?>
<feed>
<feed_version>2</feed_version>
`,
  end: '</feed>\n',
  lists: () => true,
  complexKey: ({ id }) => `cian:${id}`,
  houseKey: (complex, { order }) => `cian:${complex.id}/name:${normaliseName(`Корпус ${order}`)}`,
  *complex(complex) {
    for (const house of complex.houses) {
      const about = aboutHouse(complex, house);
      for (const flat of house.flats) yield object(complex, house, flat, about);
    }
  },
};

function aboutHouse(complex: WorldComplex, house: WorldHouse): string {
  const { group, district } = complex;
  const { quarter, year } = house.handover;
  const [parking] = complex.parking;
  return [
    tag('Category', 'newBuildingFlatSale'),
    tag('Address', fullAddress(complex, house)),
    wrap('Coordinates', tag('Lat', house.point.latitude), tag('Lng', house.point.longitude)),
    wrap(
      'Building',
      tag('FloorsCount', house.floors),
      tag('MaterialType', house.material && MATERIALS[house.material]),
      tag('CeilingHeight', house.ceilingCm && house.ceilingCm / 100),
      wrap(
        'Deadline',
        tag('Quarter', quarter === null ? null : QUARTERS[quarter - 1]!),
        tag('Year', year),
        tag('IsComplete', String(house.state === 'hand-over')),
      ),
      parking === undefined ? '' : wrap('Parking', tag('Type', PARKINGS[parking])),
    ),
    wrap('Developer', tag('Name', complex.developer)),
    wrap('Phones', wrap('PhoneSchema', tag('CountryCode', '+7'), tag('Number', nationalNumber(group.phone)))),
    district.metros.length === 0
      ? ''
      : wrap(
          'Undergrounds',
          ...district.metros.map((name) => wrap('UndergroundInfoSchema', tag('Name', name))),
        ),
  ].join('');
}

function object(complex: WorldComplex, house: WorldHouse, flat: WorldFlat, about: string): string {
  return `${wrap(
    'object',
    tag('ExternalId', `${house.id}-${flat.number}`),
    about,
    tag('FlatRoomsCount', roomsCode(flat)),
    tag('TotalArea', metres(flat.areaM2x100)),
    tag('LivingArea', metres(flat.livingAreaM2x100)),
    tag('KitchenArea', flat.kitchenAreaM2x100 && metres(flat.kitchenAreaM2x100)),
    tag('FloorNumber', flat.floor),
    flat.balcony === null ? '' : tag(flat.balcony === 'балкон' ? 'BalconiesCount' : 'LoggiasCount', 1),
    tag('Decoration', flat.renovation && DECORATIONS[flat.renovation]),
    complex.apartments ? tag('IsApartments', 'true') : '',
    wrap(
      'JKSchema',
      tag('Id', complex.id),
      tag('Name', complex.name),
      wrap(
        'House',
        tag('Id', house.id),
        tag('Name', house.order),
        wrap('Flat', tag('FlatNumber', flat.number), tag('SectionNumber', flat.section)),
      ),
    ),
    wrap(
      'BargainTerms',
      tag('Price', flat.price),
      tag('Currency', 'rur'),
      tag('SaleType', flat.reassignment ? 'assignment' : 'fz214'),
      tag('PaymentPlan', complex.paymentPlan),
    ),
    wrap('Booking', tag('Status', STATUSES[flat.status])),
    tag('Description', flat.description),
  )}\n`;
}

function roomsCode(flat: WorldFlat): number {
  if (flat.rooms === 'openPlan') return OPEN_PLAN;
  return flat.rooms === '0' ? STUDIO : Math.min(flat.roomsCount, MORE_THAN_FIVE);
}

function nationalNumber(phone: string): string {
  return phone.replace(/\D/g, '').slice(1);
}
