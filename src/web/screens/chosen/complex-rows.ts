import type { Complex } from '#contract/catalog.ts';
import { AMENITY_LABELS, isAmenity } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { PARKING_LABELS } from '#domain/listing/parking.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { areaRange } from '../../parts/complex/area-range.ts';
import { handoverOfComplex } from '../../parts/complex/handover.ts';
import type { ChosenComplex } from './chosen-items.ts';
import { amountRow, type CompareGroup, type CompareRow, measuredRow } from './compare-row.ts';
import { LOAN_ROWS } from './loan-rows.ts';
import { metroRow, quartersUntilReady } from './place-rows.ts';

type Row = CompareRow<ChosenComplex>;

const onSale = ({ complex }: ChosenComplex) => complex.statistics.total;

const MONEY: readonly Row[] = [
  ...ROOMS_BUCKETS.map(priceRow),
  measuredRow(
    `Цена за${NBSP}м²`,
    (item) => onSale(item).pricePerMeter.from,
    'least',
    (roubles) => `от${NBSP}${formatPricePerMetre(roubles)}`,
  ),
  {
    label: `Считаем за${NBSP}цену`,
    text: ({ money: { price } }) => (price === null ? null : formatRoubles(price)),
    amount: ({ money }) => money.price,
    best: 'least',
    field: 'price',
  },
  ...LOAN_ROWS,
];

const FLATS: readonly Row[] = [
  measuredRow(
    `Квартир в${NBSP}продаже`,
    (item) => onSale(item).flatsCount,
    undefined,
    (count) => formatNumber(count),
  ),
  {
    label: 'Площади',
    text: (item) => (onSale(item).flatsCount > 0 ? areaRange(onSale(item).area) : null),
  },
];

const PLACE: readonly Row[] = [
  {
    label: 'Класс',
    text: ({ complex }) => complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
  },
  {
    label: 'Сдача',
    text: ({ houses }) => handoverOfComplex(houses) ?? null,
    amount: ({ houses }) => soonest(houses.map(quartersUntilReady)),
    best: 'least',
  },
  metroRow(({ complex }) => complex),
  amountRow(
    `До${NBSP}моря`,
    ({ complex }) => complex.seaDistance,
    'least',
    (metres) => `${formatNumber(metres)}${NBSP}м`,
  ),
  { label: 'Застройщик', text: ({ developer }) => developer?.name ?? null },
  {
    label: 'Паркинг',
    text: ({ complex }) => listed(complex.parking.map((parking) => PARKING_LABELS[parking])),
  },
  { label: 'Во дворе и доме', text: ({ complex }) => listed(amenitiesOf(complex)) },
];

/** Lists the rows of a comparison of complexes, from the money to the way home. */
export const COMPLEX_GROUPS: readonly CompareGroup<ChosenComplex>[] = [
  { title: 'Деньги', rows: MONEY },
  { title: 'Квартиры', rows: FLATS },
  { title: 'Дом и\u00A0дорога', rows: PLACE },
];

function priceRow(rooms: RoomsBucket): Row {
  return measuredRow(
    ROOMS_SHORT_LABELS[rooms],
    ({ complex }) => complex.statistics[rooms].priceRange.from,
    'least',
    (roubles) => `от${NBSP}${formatMillions(roubles)}`,
  );
}

function soonest(quarters: readonly (number | null)[]): number | null {
  const known = quarters.filter((quarter) => quarter !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function amenitiesOf({ amenities }: Complex): string[] {
  return amenities.filter(isAmenity).map((amenity) => AMENITY_LABELS[amenity]);
}

function listed(words: readonly string[]): string | null {
  return words.length === 0 ? null : capitalised(words.join(', ').toLowerCase());
}
