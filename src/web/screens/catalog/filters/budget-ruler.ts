import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { PRICE_MARKS, PRICE_STEP, priceWeights } from '#domain/catalog/price-ruler.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { RULER_RATE } from '#domain/mortgage/calculator-defaults.ts';
import { rulerPayment } from '#domain/mortgage/ruler-payment.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { RangeFieldProps } from '#ui/RangeSlider/RangeField.tsx';
import { USUAL_TERMS } from '../../../parts/offer/payment-terms.ts';

/** «Линейка» of the budget as one lens tells it: prices, or payments a month; whole roubles both. */
export interface BudgetRuler
  extends Pick<RangeFieldProps, 'label' | 'step' | 'max' | 'ranges' | 'axes' | 'flag' | 'beyond' | 'format'>,
    Pick<RangeFieldProps, 'suffix' | 'names' | 'placeholder'> {
  /** Explains the upper end of a budget of prices. */
  hintAt?: (end: number | null) => string | undefined;
}

const TERMS = `ставка${NBSP}${formatPercent(RULER_RATE)}, ${USUAL_TERMS}`;

/** Prices up to where rulers of the place end, `maxPrice` roubles, over what they cost a month where somebody lends. */
function priceRuler(maxPrice: number, isLent: boolean): BudgetRuler {
  return {
    label: 'Цена',
    step: PRICE_STEP,
    max: maxPrice,
    ranges: priceWeights(maxPrice),
    axes: isLent ? [millionsAxis(maxPrice), thousandsAxis(maxPrice)] : [millionsAxis(maxPrice)],
    flag: 'ink',
    beyond: 'и дороже',
    format: formatMillions,
    suffix: '₽',
    names: [filterField('priceRange', 'from'), filterField('priceRange', 'to')],
    placeholder: formatMillions(maxPrice),
    hintAt: (price) =>
      price === null || !isLent
        ? undefined
        : `Платёж до${NBSP}${formatRoubles(rulerPayment(price))}/мес: ${TERMS}`,
  };
}

/** The most a household asks about; its end is no limit, and more may be typed. */
const MAX_PAYMENT = 500_000;

const PAYMENT_MARKS = [25, 50, 75, 100, 125, 150, 200, 300, 500].map((thousands) => thousands * 1_000);

/** Payments have a scale of their own: what one costs in prices differs from house to house. */
const PAYMENT_RULER: BudgetRuler = {
  label: 'Платёж в месяц',
  step: 1_000,
  max: MAX_PAYMENT,
  ranges: [
    { to: 25_000, minWeight: 2 },
    { to: 150_000, minWeight: 14 },
    { to: 200_000, minWeight: 4 },
    { to: MAX_PAYMENT, minWeight: 9 },
  ],
  axes: [
    {
      marks: PAYMENT_MARKS.map((payment) => ({
        value: payment,
        label: formatNumber(payment / 1_000) + (payment === MAX_PAYMENT ? `${NBSP}тыс.${NBSP}₽` : ''),
      })),
    },
  ],
  flag: 'copper',
  format: (payment) => `${formatRoubles(payment)}/мес`,
  suffix: '₽',
  names: [filterField('payment', 'from'), filterField('payment', 'to')],
  placeholder: formatRoubles(MAX_PAYMENT),
};

export function budgetRuler(lens: Lens, maxPrice: number, isLent: boolean): BudgetRuler {
  return lens === 'price' ? priceRuler(maxPrice, isLent) : PAYMENT_RULER;
}

const inMillions = (price: number) => formatNumber(price / 1_000_000, { decimals: 1 });
const inThousands = (price: number) => formatNumber(rulerPayment(price).dividedBy(1_000));

const millionsAxis = axisOf(inMillions, `${NBSP}млн${NBSP}₽`);
const thousandsAxis = axisOf(inThousands, `${NBSP}тыс.${NBSP}₽/мес`);

/**
 * The prices named under the track, each at its place; the last one carries the unit. All rulers bear the same prices
 * before it, whose names are made once.
 */
function axisOf(label: (price: number) => string, unit: string) {
  let named: { value: number; label: string }[] | undefined;
  return (max: number) => {
    named ??= PRICE_MARKS.map((price) => ({ value: price, label: label(price) }));
    const below = named.filter(({ value }) => value < max);
    return { marks: [...below, { value: max, label: label(max) + unit }] };
  };
}
