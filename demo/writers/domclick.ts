import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';
import type { FeedWriter } from './feed-writer.ts';
import { fullAddress } from './full-address.ts';
import { metres, tag, wrap } from './xml.ts';
import { YRL_FINISHES } from './yrl.ts';

const MATERIALS: Record<Material, string> = {
  brick: 'кирпичный',
  monolith: 'монолитный',
  panel: 'панельный',
  monolith2: 'кирпично-монолитный',
  block: 'блочный',
};

const PARKINGS: Record<Parking, string> = {
  open: 'наземная',
  closed: 'многоуровневая',
  underground: 'подземная',
};

/** One in so many complexes has a film, which its developer keeps. */
const FILMED_EVERY = 4;

/** DomClick: a complex holds its buildings, a building its flats on sale. */
export const domclickWriter: FeedWriter = {
  start: '<?xml version="1.0" encoding="UTF-8"?>\n<complexes>\n',
  end: '</complexes>\n',
  lists: ({ status }) => status === 'FREE',
  complexKey: ({ id }) => `domclick:${id}`,
  houseKey: (complex, { id }) => `domclick:${complex.id}/domclick:${id}`,
  *complex(complex) {
    yield `<complex>\n${aboutComplex(complex)}<buildings>\n`;
    for (const house of complex.houses) {
      yield `<building>${aboutBuilding(complex, house)}<flats>\n`;
      yield house.flats
        .filter(({ status }) => status === 'FREE')
        .map((flat) => flatOf(complex, house, flat))
        .join('');
      yield '</flats></building>\n';
    }
    yield '</buildings>\n</complex>\n';
  },
};

function aboutComplex(complex: WorldComplex): string {
  const { group } = complex;
  const [first] = complex.houses;
  const isPrivate = complex.comfortClass !== 'COMFORT';
  return [
    tag('id', complex.id),
    tag('name', complex.name.includes('«') ? complex.name : `ЖК "${complex.name}"`),
    tag('latitude', first!.point.latitude),
    tag('longitude', first!.point.longitude),
    tag('address', fullAddress(complex, null)),
    complex.id % FILMED_EVERY === 0
      ? wrap('videos', wrap('video', tag('url', `${group.site}/films/${complex.id}`)))
      : '',
    wrap(
      'infrastructure',
      tag('parking', complex.parking.map((kind) => PARKINGS[kind]).join(' и ')),
      tag('security', String(isPrivate)),
      tag('fenced_area', String(isPrivate)),
      tag('playground', 'true'),
    ),
    wrap('sales_info', tag('sales_phone', group.phone)),
    wrap('developer', tag('name', complex.developer), tag('phone', group.phone), tag('site', group.site)),
    '\n',
  ].join('');
}

function aboutBuilding(complex: WorldComplex, house: WorldHouse): string {
  return [
    tag('id', house.id),
    tag('fz_214', 'true'),
    tag('name', `Корпус ${house.order}`),
    tag('address', fullAddress(complex, house)),
    tag('latitude', house.point.latitude),
    tag('longitude', house.point.longitude),
    tag('floors', house.floors),
    // In this dialect `built` means commissioned.
    tag('building_state', house.state === 'hand-over' ? 'built' : 'unfinished'),
    tag('built_year', house.handover.year),
    tag('ready_quarter', house.handover.quarter),
    tag('building_type', house.material && MATERIALS[house.material]),
  ].join('');
}

function flatOf(complex: WorldComplex, house: WorldHouse, flat: WorldFlat): string {
  return `${wrap(
    'flat',
    tag('flat_id', flat.number),
    tag('apartment', flat.number),
    tag('floor', flat.floor),
    tag('section', flat.section),
    tag('room', rooms(flat)),
    tag('balcony', flat.balcony ?? 'нет'),
    tag('renovation', flat.renovation && YRL_FINISHES[flat.renovation]),
    tag('price', flat.price),
    tag('area', metres(flat.areaM2x100)),
    tag('living_area', metres(flat.livingAreaM2x100)),
    tag('kitchen_area', flat.kitchenAreaM2x100 && metres(flat.kitchenAreaM2x100)),
    tag('ceiling_height', house.ceilingCm && house.ceilingCm / 100),
    tag('housing_type', complex.apartments ? 1 : 0),
    tag('payment_plan', complex.paymentPlan),
  )}\n`;
}

function rooms(flat: WorldFlat): string | number {
  if (flat.rooms === 'openPlan') return 'свободная планировка';
  return flat.rooms === '0' ? 'студия' : flat.roomsCount;
}
