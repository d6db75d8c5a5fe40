import type { Material } from '#domain/listing/material.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';
import type { FeedWriter } from './feed-writer.ts';
import { metres, tag, wrap } from './xml.ts';

const GENERATED = '2026-11-20T06:00:00+03:00';

export const YRL_FINISHES: Record<Renovation, string> = {
  fine: 'чистовая отделка',
  furnished: 'чистовая с мебелью',
  none: 'без отделки',
  preFine: 'предчистовая',
  rough: 'черновая отделка',
};

const MATERIALS: Record<Material, string> = {
  brick: 'кирпичный',
  monolith: 'монолитный',
  panel: 'панельный',
  monolith2: 'кирпично-монолитный',
  block: 'блочный',
};

/** The format of Yandex Realty, which repeats all about the house with each flat on sale. */
export const yrlWriter: FeedWriter = {
  start: `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>${GENERATED}</generation-date>
`,
  end: '</realty-feed>\n',
  lists: ({ status }) => status === 'FREE',
  complexKey: ({ id }) => `yandex:${id}`,
  houseKey: (complex, { id }) => `yandex:${complex.id}/yandex:${id}`,
  *complex(complex) {
    for (const house of complex.houses) {
      const about = aboutHouse(complex, house);
      for (const flat of house.flats) {
        if (flat.status === 'FREE') yield offer(complex, house, flat, about);
      }
    }
  },
};

/** Writes the parts common to all offers of a house: before the flat's number, and after the flat. */
function aboutHouse(complex: WorldComplex, house: WorldHouse): { place: string; rest: string } {
  const { town, district, group } = complex;
  return {
    place: [
      tag('country', town.country),
      tag('region', town.region),
      tag('locality-name', town.name),
      tag('sub-locality-name', district.area),
      tag('address', `${complex.street}, ${house.number}`),
      tag('latitude', house.point.latitude),
      tag('longitude', house.point.longitude),
      ...district.metros.map((name) => wrap('metro', tag('name', name))),
    ].join(''),
    rest: [
      complex.apartments ? tag('apartments', 'да') : '',
      tag('floors-total', house.floors),
      tag('building-name', complex.name),
      tag('yandex-building-id', complex.id),
      tag('yandex-house-id', house.id),
      tag('building-state', house.state),
      tag('built-year', house.handover.year),
      tag('ready-quarter', house.handover.quarter),
      tag('building-type', house.material && MATERIALS[house.material]),
      tag('ceiling-height', house.ceilingCm && house.ceilingCm / 100),
      tag('payment-plan', complex.paymentPlan),
      wrap(
        'sales-agent',
        tag('organization', complex.developer),
        tag('phone', group.phone),
        tag('category', 'застройщик'),
        tag('url', group.site),
      ),
    ].join(''),
  };
}

function offer(
  complex: WorldComplex,
  house: WorldHouse,
  flat: WorldFlat,
  about: { place: string; rest: string },
): string {
  return `<offer internal-id="${house.id}-${flat.number}">${[
    '<type>продажа</type><property-type>жилая</property-type><category>квартира</category><new-flat>да</new-flat>',
    tag('deal-status', flat.reassignment ? 'переуступка' : 'первичная продажа'),
    wrap('location', about.place, tag('apartment', flat.number)),
    wrap('price', tag('value', flat.price), tag('currency', complex.town.currency)),
    area('area', flat.areaM2x100),
    area('living-space', flat.livingAreaM2x100),
    flat.kitchenAreaM2x100 === null ? '' : area('kitchen-space', flat.kitchenAreaM2x100),
    rooms(flat),
    tag('floor', flat.floor),
    tag('building-section', flat.section),
    tag('balcony', flat.balcony),
    tag('renovation', flat.renovation && YRL_FINISHES[flat.renovation]),
    tag('description', flat.description),
    about.rest,
  ].join('')}</offer>\n`;
}

function area(name: string, m2x100: number): string {
  return wrap(name, tag('value', metres(m2x100)), tag('unit', 'кв. м'));
}

function rooms(flat: WorldFlat): string {
  if (flat.rooms === 'openPlan') return tag('open-plan', 'да');
  return flat.rooms === '0' ? tag('studio', 'да') : tag('rooms', flat.roomsCount);
}
