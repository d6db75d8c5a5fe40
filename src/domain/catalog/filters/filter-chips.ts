import { AMENITIES, AMENITY_LABELS } from '#domain/listing/amenity.ts';
import { type HandoverOption, handoverOptionLabel } from '#domain/listing/handover.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { PARKING_LABELS } from '#domain/listing/parking.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { ROOMS_OPTIONS, ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { normaliseFilters } from './filter-spellings.ts';
import { paymentRangeText, priceRangeText, rangeText } from './range-text.ts';
import type { FilterRange, PickedPlaces, SearchFilters } from './search-filters.ts';

/** One condition of a search in words, and the search without it. */
export interface FilterChip {
  /** The filter the condition comes from. */
  name: keyof SearchFilters;
  /** Which of the places picked by name, for a chip of `search`: each of them is a condition of its own. */
  part?: keyof PickedPlaces;
  label: string;
  without: SearchFilters;
}

/** Names of what filters know by id only; where one is missing a general word stands in. */
export interface FilterNames {
  metro?: string | undefined;
  /** Those chosen in a list, by their ids. */
  metros?: Record<string, string> | undefined;
  address?: string | undefined;
  complex?: string | undefined;
  /** The name includes the complex unless the complex is a condition of its own. */
  house?: string | undefined;
  collection?: string | undefined;
  /** The name as the catalogue writes it, whatever the address says. */
  developer?: string | undefined;
  cityArea?: string | undefined;
  settlement?: string | undefined;
}

/** Every condition of normalised filters, the quick ones first; years are those of the moment in Moscow. */
export function filterChips(filters: SearchFilters, now: Date, names: FilterNames = {}): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (
    name: keyof SearchFilters,
    label: string,
    rest: SearchFilters = {},
    part?: keyof PickedPlaces,
  ) => {
    const without = normaliseFilters({ ...filters, [name]: undefined, ...rest });
    chips.push({ name, ...(part && { part }), label: nonBreaking(label), without });
  };
  const addEach = <Name extends 'handoverDeadline' | 'metros' | 'renovation' | 'parking' | 'material'>(
    name: Name,
    labelOf: (choice: NonNullable<SearchFilters[Name]>[number]) => string,
  ) => {
    const chosen: NonNullable<SearchFilters[Name]>[number][] = filters[name] ?? [];
    for (const choice of chosen) {
      add(name, labelOf(choice), { [name]: chosen.filter((other) => other !== choice) });
    }
  };

  for (const rooms of ROOMS_OPTIONS.filter((option) => filters.roomsCount?.includes(option))) {
    const roomsCount = filters.roomsCount?.filter((other) => other !== rooms);
    add('roomsCount', ROOMS_SHORT_LABELS[rooms], { roomsCount });
  }
  if (filters.priceRange) add('priceRange', priceRangeText(filters.priceRange));
  if (filters.payment) add('payment', `платёж ${paymentRangeText(filters.payment)}`);
  addEach('handoverDeadline', (option) => handoverChipLabel(option, now));
  if (filters.transportTime) {
    const way = filters.transportType === 'car' ? 'на транспорте' : 'пешком';
    add('transportTime', `до ${filters.transportTime} мин ${way}`);
  }
  if (filters.search?.metroId) addPlace('metroId', names.metro ? `метро ${names.metro}` : 'у станции метро');
  addEach('metros', (id) => (names.metros?.[id] ? `метро ${names.metros[id]}` : 'у станции метро'));
  if (filters.search?.addressId) addPlace('addressId', names.address ?? 'по адресу');
  if (filters.search?.cityArea) addPlace('cityArea', names.cityArea ?? filters.search.cityArea);
  if (filters.search?.settlement) addPlace('settlement', names.settlement ?? filters.search.settlement);
  if (filters.complexId) add('complexId', names.complex ?? 'один ЖК');
  if (filters.houseId) add('houseId', names.house ?? 'один дом');
  if (filters.collectionId)
    add('collectionId', names.collection ? `подборка «${names.collection}»` : 'подборка');
  if (filters.area) add('area', rangeText(filters.area, 'м²'));
  if (filters.floor) add('floor', floorsText(filters.floor));
  if (filters.floorNotFirst) add('floorNotFirst', 'не первый этаж');
  if (filters.floorLast !== undefined) {
    add('floorLast', filters.floorLast ? 'последний этаж' : 'не последний этаж');
  }
  if (filters.apartments !== undefined) {
    add('apartments', filters.apartments ? 'только апартаменты' : 'без апартаментов');
  }
  addEach('renovation', (renovation) => RENOVATION_LABELS[renovation].toLowerCase());
  if (filters.balcony) add('balcony', 'балкон');
  if (filters.loggia) add('loggia', 'лоджия');
  for (const amenity of AMENITIES) {
    if (filters[amenity]) add(amenity, AMENITY_LABELS[amenity].toLowerCase());
  }
  if (filters.nearSea) {
    add('nearSea', filters.seaDistance ? `${rangeText(filters.seaDistance, 'м')} до моря` : 'у моря');
  }
  if (filters.developer) add('developer', names.developer ?? (filters.developer.name || 'один застройщик'));
  if (filters.fromDeveloper !== undefined) {
    add('fromDeveloper', filters.fromDeveloper ? 'от застройщика' : 'переуступка');
  }
  if (filters.closedBooking) add('closedBooking', 'закрытые продажи');
  addEach('material', (material) => MATERIAL_LABELS[material].toLowerCase());
  addEach('parking', (parking) => `${PARKING_LABELS[parking].toLowerCase()} парковка`);
  return chips;

  function addPlace(part: keyof PickedPlaces, label: string) {
    add('search', label, { search: { ...filters.search, [part]: undefined } }, part);
  }
}

/** '2–9 этаж', but 'от 3 этажа'. */
function floorsText(range: FilterRange): string {
  const isClosed = range.from > 0 && range.to > 0;
  return `${rangeText(range)} ${isClosed ? 'этаж' : 'этажа'}`;
}

function handoverChipLabel(option: HandoverOption, now: Date): string {
  const label = handoverOptionLabel(option, now).toLowerCase();
  return /^\d/.test(label) ? `сдача${NBSP}${label}` : label;
}
