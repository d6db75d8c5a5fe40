import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import { PRICE_STEP } from '#domain/catalog/price-ruler.ts';
import { RangeField } from '#ui/RangeSlider/RangeField.tsx';
import type { RangeValue } from '#ui/RangeSlider/range-value.ts';
import { LensSwitch } from '../../../parts/offer/LensSwitch.tsx';
import type { SearchRequest } from '../../../query/catalog-search.ts';
import { useLens } from '../../../query/use-lens.ts';
import { useSiteContext } from '../../../site-context.ts';
import { extremesQuery, histogramQuery } from '../catalogue-queries.ts';
import { budgetRuler } from './budget-ruler.ts';
import styles from './PriceField.module.css';

export interface PriceFieldProps {
  range: FilterRange | undefined;
  /** The other filters: the bars count the finds of all together. */
  request: SearchRequest;
  /** The bars may wait until somebody looks. */
  isLooked?: boolean;
  onChange: () => void;
}

/** «Линейка» of the budget over what is on sale at each price, in prices or in what they cost a month. */
export function PriceField({ range, request, isLooked = true, onChange }: PriceFieldProps) {
  const context = useSiteContext();
  const lens = useLens();
  const { data: extremes } = useQuery(extremesQuery(context));
  const { data: found = null } = useQuery({
    ...histogramQuery(context, request),
    enabled: isLooked,
    placeholderData: keepPreviousData,
  });
  const [prices, setPrices] = useState<RangeValue>([range?.from || null, range?.to || null]);
  const maxPrice = Math.max(extremes?.maxPrice ?? 0, PRICE_STEP);
  const ruler = useMemo(() => budgetRuler(lens, maxPrice), [lens, maxPrice]);
  const { fromPrice, toPrice, hintAt, ...track } = ruler;
  const histogram = useMemo(
    () => found && { ...found, from: fromPrice(found.from), to: fromPrice(found.to) },
    [found, fromPrice],
  );
  const [from, to] = prices;

  // A handle moved by a key or dragged is no event of the form.
  const reported = useRef(prices);
  useEffect(() => {
    if (reported.current === prices) return;
    reported.current = prices;
    onChange();
  });

  return (
    <RangeField
      {...track}
      double
      min={0}
      aside={
        <div className={styles.lens}>
          <LensSwitch />
        </div>
      }
      value={[from && fromPrice(from), to && fromPrice(to)]}
      onChange={([low, high]) => setPrices([low && toPrice(low, 'from'), high && toPrice(high, 'to')])}
      histogram={histogram}
      hint={to === null ? undefined : hintAt(to)}
    />
  );
}
