import type { FlatPage } from '#contract/flat-page.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { houseName } from '#domain/listing/house-words.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { handoverToday } from '../../parts/complex/handover.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { type Fact, FactList } from './FactList.tsx';
import { FoldedOnPhone } from './FoldedOnPhone.tsx';
import styles from './Listing.module.css';

/** Everything known of a flat, by name; what is not known is left out. */
export function FlatParameters({ page: { flat, house }, now }: { page: FlatPage; now: Date }) {
  const area = (value: number | null) => value !== null && formatArea(value);
  const handover = handoverToday([house], now);
  const outdoors = [flat.balcony && 'балкон', flat.loggia && 'лоджия'].filter(Boolean).join(', ');
  const main: Fact[] = [
    ['Площадь', formatArea(flat.area)],
    ['Жилая', area(flat.livingArea) || null],
    ['Кухня', area(flat.kitchenArea) || null],
    ['Этаж', flat.floor === null ? null : floorOf(flat.floor, flat.floorsTotal)],
    ['Отделка', flat.renovation && RENOVATION_LABELS[flat.renovation]],
    [
      'Сдача',
      handover && (
        <>
          {handover} <CalendarLink complexId={flat.complexId} houses={[house]} now={now} />
        </>
      ),
    ],
  ];
  const others: Fact[] = [
    [
      'Потолок',
      flat.ceilingHeight === null
        ? null
        : `${formatNumber(flat.ceilingHeight, { decimals: 2, minDecimals: 1 })}${NBSP}м`,
    ],
    ['Балкон и лоджия', outdoors],
    ['Секция', flat.section],
    ['Номер', flat.number],
    ['Тип', flat.apartments ? 'Апартаменты' : 'Квартира'],
    ['Продаёт', flat.fromDeveloper ? 'Застройщик' : 'По переуступке'],
    ['Корпус', houseName(house)],
    ['Материал', house.material && MATERIAL_LABELS[house.material]],
  ];
  return (
    <section className={styles.section}>
      <h2>Параметры</h2>
      <FactList isWide facts={main} />
      <FoldedOnPhone summary="Все параметры">
        <FactList isWide facts={others} />
      </FoldedOnPhone>
    </section>
  );
}

function floorOf(floor: number, total: number | null): string {
  return total === null ? String(floor) : `${floor} из${NBSP}${total}`;
}
