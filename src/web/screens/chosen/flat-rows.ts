import { FLAT_STATUS_LABELS } from '#domain/listing/flat-status.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { handoverOfHouse } from '../../parts/complex/handover.ts';
import { originalPrice } from '../../parts/flat/original-price.ts';
import type { ChosenFlat } from './chosen-items.ts';
import { amountRow, type CompareGroup, type CompareRow, measuredRow } from './compare-row.ts';
import { LOAN_ROWS } from './loan-rows.ts';
import { metroRow, quartersUntilReady } from './place-rows.ts';

type Row = CompareRow<ChosenFlat>;

const MONEY: readonly Row[] = [
  {
    label: 'Цена',
    text: ({ flat, money: { price } }) =>
      price !== null ? formatRoubles(price) : originalPrice(flat) === null ? `по${NBSP}запросу` : null,
    amount: ({ money }) => money.price,
    best: 'least',
    isMeasured: true,
    field: 'price',
  },
  { label: 'Цена застройщика', text: ({ flat }) => originalPrice(flat) },
  measuredRow(`Цена за${NBSP}м²`, ({ flat }) => flat.pricePerMeter, 'least', formatPricePerMetre),
  ...LOAN_ROWS,
];

const FLAT: readonly Row[] = [
  measuredRow('Площадь', ({ flat }) => flat.area, 'most', formatArea),
  { label: 'Комнаты', text: ({ flat }) => ROOMS_FULL_LABELS[flat.rooms] },
  measuredRow('Кухня', ({ flat }) => flat.kitchenArea, 'most', formatArea),
  measuredRow('Жилая', ({ flat }) => flat.livingArea, 'most', formatArea),
  {
    label: 'Этаж',
    text: ({ flat: { floor, floorsTotal } }) =>
      floor === null ? null : floorsTotal === null ? String(floor) : `${floor} из${NBSP}${floorsTotal}`,
  },
  amountRow('Потолок', ({ flat }) => flat.ceilingHeight, 'most', heightText),
  { label: 'Отделка', text: ({ flat }) => flat.renovation && RENOVATION_LABELS[flat.renovation] },
  { label: 'Балкон, лоджия', text: ({ flat }) => outsideText(flat) },
];

const HOUSE: readonly Row[] = [
  {
    label: 'Сдача',
    text: ({ house }) => (house && handoverOfHouse(house)) ?? null,
    amount: ({ house }) => (house ? quartersUntilReady(house) : null),
    best: 'least',
  },
  metroRow(({ complex }) => complex),
  { label: 'Застройщик', text: ({ developer }) => developer?.name ?? null },
  { label: 'Продаёт', text: ({ flat }) => (flat.fromDeveloper ? 'застройщик' : 'дольщик, переуступка') },
  {
    label: 'Сейчас',
    text: ({ flat, isWithdrawn }) =>
      isWithdrawn && flat.status !== 'SOLD' ? `Снята с${NBSP}продажи` : FLAT_STATUS_LABELS[flat.status],
  },
];

/** Lists the rows of a comparison of flats, from the money to the way home. */
export const FLAT_GROUPS: readonly CompareGroup<ChosenFlat>[] = [
  { title: 'Деньги', rows: MONEY },
  { title: 'Квартира', rows: FLAT },
  { title: 'Дом и\u00A0дорога', rows: HOUSE },
];

function heightText(metres: number): string {
  return `${formatNumber(metres, { decimals: 2, minDecimals: 2 })}${NBSP}м`;
}

function outsideText({ balcony, loggia }: ChosenFlat['flat']): string {
  return [balcony && 'балкон', loggia && 'лоджия'].filter(Boolean).join(` и${NBSP}`) || 'нет';
}
