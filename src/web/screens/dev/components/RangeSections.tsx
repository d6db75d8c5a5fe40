import { useState } from 'react';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { RangeField, type RangeFieldProps } from '#ui/RangeSlider/RangeField.tsx';
import type { RangeValue } from '#ui/RangeSlider/range-value.ts';
import styles from './Fields.module.css';
import { Sample, Section } from './Section.tsx';

const PRICE_RANGES = [
  { to: 6_000_000, minWeight: 1 },
  { to: 10_000_000, minWeight: 4 },
  { to: 30_000_000, minWeight: 6 },
];

const PRICE = {
  min: 0,
  max: 30_000_000,
  step: 100_000,
  ranges: PRICE_RANGES,
  double: true,
  suffix: '₽',
  format: formatMillions,
  placeholder: '30 млн ₽ и выше',
};

/** More flats the nearer to 12 million, as in a real city. */
const HISTOGRAM = {
  from: 3_000_000,
  to: 30_000_000,
  counts: Array.from({ length: 90 }, (_, step) =>
    Math.round(400 * Math.exp(-(((step - 30) / 22) ** 2)) * (0.8 + 0.2 * Math.sin(step * 1.7))),
  ),
};

const MILLIONS = [6, 7, 8, 9, 10, 15, 20, 25, 30];
/** At 6 %, 20 years and 30 % down a million of price costs 5 015 roubles a month. */
const PRICE_AXIS = { marks: MILLIONS.map((value) => mark(value * 1_000_000, String(value), '30 млн ₽')) };
const PAYMENT_AXIS = {
  marks: MILLIONS.map((value) => mark(value * 1_000_000, String(value * 5), '150 тыс. ₽/мес')),
};

function mark(value: number, label: string, last: string) {
  return { value, label: value === 30_000_000 ? last : label };
}

/** «Линейка» in all its states. */
export function RangeSections() {
  return (
    <Section title="Линейка">
      <Sample name="Две ручки, веса, гистограмма" wide>
        <RangeSample
          label="Цена"
          start={[null, 16_000_000]}
          {...PRICE}
          histogram={HISTOGRAM}
          axes={[PRICE_AXIS, PAYMENT_AXIS]}
          flag="ink"
          names={['priceFrom', 'priceTo']}
        />
      </Sample>
      <Sample name="Платёж" wide>
        <RangeSample
          label="Платёж в месяц"
          start={[null, 80_000]}
          min={0}
          max={150_000}
          step={1000}
          double
          suffix="₽"
          format={(value) => `${formatRoubles(value)}/мес`}
          axes={[{ ...AXIS_OF_PAYMENT, tone: 'copper' }]}
          flag="copper"
          hint="Взнос 30%, 20 лет, ставка 6%"
        />
      </Sample>
      <Sample name="Одна ручка" wide>
        <RangeSample label="Срок" start={[null, 20]} min={1} max={30} step={1} bounded suffix="лет" />
      </Sample>
      <Sample name="Без шага при перетаскивании" wide>
        <RangeSample
          label="Площадь"
          start={[34, 60]}
          min={15}
          max={120}
          step={5}
          double
          real
          suffix="м²"
          roundDigits={2}
        />
      </Sample>
      <Sample name="Ошибка" wide>
        <RangeSample
          label="Бюджет"
          start={[9_000_000, 10_000_000]}
          {...PRICE}
          error="В этих пределах ничего не продаётся"
        />
      </Sample>
      <Sample name="Выключена" wide>
        <RangeSample label="Цена дома" start={[9_000_000, 16_000_000]} {...PRICE} disabled />
      </Sample>
      <Sample name="Гистограмма в пути" wide>
        <RangeSample label="Цена в пути" start={[null, null]} {...PRICE} histogram={null} />
      </Sample>
      <Sample name="Загрузка" wide>
        <RangeSample label="Цена загружается" start={[null, null]} {...PRICE} skeleton />
      </Sample>
    </Section>
  );
}

const AXIS_OF_PAYMENT = {
  marks: [25, 50, 75, 100, 125, 150].map((value) => ({
    value: value * 1000,
    label: value === 150 ? '150 тыс. ₽/мес' : String(value),
  })),
};

/** A ruler that remembers, with its value beside it. */
function RangeSample({
  start,
  ...props
}: Omit<RangeFieldProps, 'value' | 'onChange'> & { start: RangeValue }) {
  const [value, setValue] = useState(start);
  return (
    <div className={styles.whole}>
      <RangeField {...props} value={value} onChange={setValue} />
      <output aria-label={`${props.label}: значение`} className={styles.value}>
        {value.map((end) => end ?? 'нет').join(' … ')}
      </output>
    </div>
  );
}
