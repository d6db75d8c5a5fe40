import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { filterField } from '#domain/catalog/filters/read-filter-form.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import { PRICE_MARKS, PRICE_STEP, priceWeights } from '#domain/catalog/price-ruler.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { RULER_RATE } from '#domain/mortgage/calculator-defaults.ts';
import { rulerPayment } from '#domain/mortgage/ruler-payment.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { RangeField } from '#ui/RangeSlider/RangeField.tsx';
import type { RangeValue } from '#ui/RangeSlider/range-value.ts';
import { PAYMENT_TERMS } from '../../../parts/payment-terms.ts';
import type { AskedSearch } from '../asked-search.ts';
import { extremesQuery, histogramQuery } from '../catalogue-queries.ts';

export interface PriceFieldProps {
  range: FilterRange | undefined;
  /** What else is asked for: the bars count what it finds. */
  asked: AskedSearch;
  /** The bars may wait until somebody looks. */
  isLooked?: boolean;
  onChange: () => void;
}

const NAMES = [filterField('priceRange', 'from'), filterField('priceRange', 'to')] as const;

/** «Линейка» of prices over what is on sale at each, with the monthly payment on the axis beneath. */
export function PriceField({ range, asked, isLooked = true, onChange }: PriceFieldProps) {
  const { context } = useRouter().options;
  const { data: extremes } = useQuery(extremesQuery(context));
  const { data: histogram = null } = useQuery({
    ...histogramQuery(context, asked),
    enabled: isLooked,
    placeholderData: keepPreviousData,
  });
  const [value, setValue] = useState<RangeValue>([range?.from || null, range?.to || null]);
  const max = Math.max(extremes?.maxPrice ?? 0, PRICE_STEP);
  const rules = useMemo(() => ({ ranges: priceWeights(max), axes: axesUpTo(max) }), [max]);

  // A handle moved by a key or dragged is no event of the form.
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    onChange();
  });

  return (
    <RangeField
      label="Цена"
      double
      min={0}
      max={max}
      step={PRICE_STEP}
      {...rules}
      value={value}
      onChange={setValue}
      histogram={histogram}
      flag="ink"
      format={formatMillions}
      suffix="₽"
      names={NAMES}
      placeholder={formatMillions(max)}
      hint={value[1] === null ? undefined : paymentHint(value[1])}
    />
  );
}

function paymentHint(price: number): string {
  return `Платёж до${NBSP}${formatRoubles(rulerPayment(price))}/мес: ставка${NBSP}${formatPercent(RULER_RATE)}, ${PAYMENT_TERMS}`;
}

/** Millions on the upper axis, thousands a month on the lower one. */
function axesUpTo(max: number) {
  const marks = PRICE_MARKS.filter((price) => price < max);
  const ends = [...marks, max];
  const label = (price: number) => formatNumber(price / 1_000_000, { decimals: 1 });
  const thousands = (price: number) => formatNumber(rulerPayment(price).dividedBy(1_000));
  return [
    {
      marks: ends.map((value) => ({
        value,
        label: value === max ? `${label(value)}${NBSP}млн${NBSP}₽` : label(value),
      })),
    },
    {
      marks: ends.map((value) => ({
        value,
        label: value === max ? `${thousands(value)}${NBSP}тыс.${NBSP}₽/мес` : thousands(value),
      })),
    },
  ];
}
