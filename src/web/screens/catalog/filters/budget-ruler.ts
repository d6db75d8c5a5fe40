import { filterField } from '#domain/catalog/filters/filter-spellings.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { PRICE_MARKS, PRICE_STEP, priceWeights } from '#domain/catalog/price-ruler.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { RULER_RATE } from '#domain/mortgage/calculator-defaults.ts';
import { rulerPayment } from '#domain/mortgage/ruler-payment.ts';
import { rulerPrice } from '#domain/mortgage/ruler-price.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { RangeFieldProps } from '#ui/RangeSlider/RangeField.tsx';
import { PAYMENT_TERMS } from '../../../parts/offer/payment-terms.ts';

type Track = Pick<RangeFieldProps, 'label' | 'step' | 'max' | 'ranges' | 'axes' | 'flag' | 'format'> &
  Pick<RangeFieldProps, 'suffix' | 'names' | 'placeholder'>;

/** «Линейка» of the budget as one lens tells it: prices, or what they cost a month; whole roubles both. */
export interface BudgetRuler extends Track {
  fromPrice: (price: number) => number;
  toPrice: (value: number, side: 'from' | 'to') => number;
  /** The upper end of the budget in the other lens: a payment for a price, a price for a payment. */
  hintAt: (price: number) => string;
}

const TERMS = `ставка${NBSP}${formatPercent(RULER_RATE)}, ${PAYMENT_TERMS}`;

/** The ruler up to the dearest flat, `maxPrice` roubles. */
export function budgetRuler(lens: Lens, maxPrice: number): BudgetRuler {
  return lens === 'price' ? pricesUpTo(maxPrice) : paymentsUpTo(maxPrice);
}

function pricesUpTo(max: number): BudgetRuler {
  return {
    label: 'Цена',
    step: PRICE_STEP,
    max,
    ranges: priceWeights(max),
    axes: [millionsAxis(max, Number), thousandsAxis(max, Number)],
    flag: 'ink',
    format: formatMillions,
    suffix: '₽',
    names: [filterField('priceRange', 'from'), filterField('priceRange', 'to')],
    placeholder: formatMillions(max),
    fromPrice: Number,
    toPrice: Number,
    hintAt: (price) => `Платёж до${NBSP}${formatRoubles(rulerPayment(price))}/мес: ${TERMS}`,
  };
}

function paymentsUpTo(maxPrice: number): BudgetRuler {
  const max = paymentOf(maxPrice);
  const format = (payment: number) => `${formatRoubles(payment)}/мес`;
  return {
    label: 'Платёж в месяц',
    step: 500,
    max,
    ranges: priceWeights(maxPrice).map(({ to, minWeight }) => ({ to: paymentOf(to), minWeight })),
    axes: [thousandsAxis(maxPrice, paymentOf), millionsAxis(maxPrice, paymentOf)],
    flag: 'copper',
    format,
    suffix: '₽',
    names: [filterField('payment', 'from'), filterField('payment', 'to')],
    placeholder: formatRoubles(max),
    fromPrice: paymentOf,
    toPrice: (payment, side) => rulerPrice(payment, side === 'to' ? 'down' : 'up'),
    hintAt: (price) =>
      `Цена до${NBSP}${formatRoubles(price)}: ${TERMS}. На${NBSP}карточках платёж по${NBSP}лучшему предложению банков`,
  };
}

function paymentOf(price: number): number {
  return rulerPayment(price).toDecimalPlaces(0).toNumber();
}

function millionsAxis(max: number, place: (price: number) => number) {
  const label = (price: number) => formatNumber(price / 1_000_000, { decimals: 1 });
  return axisOf(max, place, label, `${NBSP}млн${NBSP}₽`);
}

function thousandsAxis(max: number, place: (price: number) => number) {
  const label = (price: number) => formatNumber(rulerPayment(price).dividedBy(1_000));
  return axisOf(max, place, label, `${NBSP}тыс.${NBSP}₽/мес`);
}

/** The prices named under the track, each at its place; the last one carries the unit. */
function axisOf(
  max: number,
  place: (price: number) => number,
  label: (price: number) => string,
  unit: string,
) {
  const marks = [...PRICE_MARKS.filter((price) => price < max), max];
  return {
    marks: marks.map((price) => ({ value: place(price), label: label(price) + (price === max ? unit : '') })),
  };
}
