import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { FilterRange, SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { PRICE_STEP } from '#domain/catalog/price-ruler.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { RangeField } from '#ui/RangeSlider/RangeField.tsx';
import type { RangeValue } from '#ui/RangeSlider/range-value.ts';
import { LensSwitch } from '../../../parts/offer/LensSwitch.tsx';
import { useTermsText } from '../../../parts/offer/payment-terms.ts';
import { TermsButton } from '../../../parts/offer/TermsButton.tsx';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useLens } from '../../../query/use-lens.ts';
import { useSiteContext } from '../../../site-context.ts';
import {
  extremesQuery,
  histogramQuery,
  paymentHistogramQuery,
  usualPricesQuery,
} from '../catalogue-queries.ts';
import { budgetRuler } from './budget-ruler.ts';
import styles from './PriceField.module.css';

export interface PriceFieldProps {
  filters: SearchFilters;
  /** The other filters: the bars count the finds of all together. */
  request: SearchRequest;
  /** The bars may wait until somebody looks. */
  isLooked?: boolean;
  /** Nobody lends there, so the budget is a price. */
  isUae: boolean;
  onChange: () => void;
}

/** The filter that each lens asks the budget with. */
export const BUDGETS = { price: 'priceRange', payment: 'payment' } as const satisfies Record<
  Lens,
  keyof SearchFilters
>;

/** «Линейка» of the budget: prices over what is on sale at each of them, or payments a month. */
export function PriceField({ filters, request, isLooked = true, isUae, onChange }: PriceFieldProps) {
  const context = useSiteContext();
  const told = useLens();
  const lens = isUae ? 'price' : told;
  const { data: extremes } = useQuery(extremesQuery(context));
  const { data: prices = null } = useQuery({
    ...histogramQuery(context, request),
    enabled: isLooked && lens === 'price',
    placeholderData: keepPreviousData,
  });
  const { data: payments = null } = useQuery({
    ...paymentHistogramQuery(context, request),
    enabled: isLooked && lens === 'payment',
    placeholderData: keepPreviousData,
  });
  const [budgets, setBudgets] = useState({
    price: endsOf(filters.priceRange),
    payment: endsOf(filters.payment),
  });
  const { data: usual } = useQuery({
    ...usualPricesQuery(context, request),
    placeholderData: keepPreviousData,
  });
  const maxPrice = usual?.to ?? Math.max(extremes?.maxPrice ?? 0, PRICE_STEP);
  const { hintAt, ...track } = useMemo(() => budgetRuler(lens, maxPrice, !isUae), [lens, maxPrice, isUae]);
  const value = budgets[lens];

  // A handle moved by a key or dragged is no event of the form.
  const reported = useRef(budgets);
  useEffect(() => {
    if (reported.current === budgets) return;
    reported.current = budgets;
    onChange();
  });

  return (
    <>
      <RangeField
        {...track}
        key={lens}
        double
        min={0}
        aside={
          !isUae && (
            <div className={styles.lens}>
              <LensSwitch />
            </div>
          )
        }
        value={value}
        onChange={(next) => setBudgets((old) => ({ ...old, [lens]: next }))}
        histogram={lens === 'price' ? prices : payments}
        hint={lens === 'payment' ? <PaymentHint /> : hintAt?.(value[1])}
      />
      <OtherBudget lens={lens === 'price' ? 'payment' : 'price'} budgets={budgets} />
    </>
  );
}

/** The budget of the other lens: it stays a condition of the search while its ruler is away. */
function OtherBudget({ lens, budgets }: { lens: Lens; budgets: Record<Lens, RangeValue> }) {
  const ends = (['from', 'to'] as const).map((end, at) => ({ end, value: budgets[lens][at] }));
  return ends.map(
    ({ end, value }) =>
      value !== null && (
        <input key={end} type="hidden" name={filterField(BUDGETS[lens], end)} value={value} />
      ),
  );
}

/** Says what payments are counted with, and leads to where that is changed. */
function PaymentHint() {
  return (
    <>
      По{NBSP}лучшему предложению банков для каждой квартиры: {useTermsText()}. <TermsButton />
    </>
  );
}

function endsOf(range: FilterRange | undefined): RangeValue {
  return [range?.from || null, range?.to || null];
}
