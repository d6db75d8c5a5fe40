import type { SearchFilters } from './search-filters.ts';

export interface FilterSurroundings {
  /** In the Emirates the filter by minutes to a metro does not exist. */
  isUae?: boolean;
  /** The dearest flat on sale: a range from 0 to it is the untouched slider and asks for nothing. */
  maxPrice?: number;
}

/** Takes out of normalised filters what asks for nothing where and when they are asked. */
export function fitFilters(filters: SearchFilters, { isUae, maxPrice }: FilterSurroundings): SearchFilters {
  const { priceRange, transportTime, transportType, ...others } = filters;
  const isWhole = priceRange?.from === 0 && priceRange.to === maxPrice;
  return {
    ...others,
    ...(priceRange && !isWhole && { priceRange }),
    ...(!isUae && transportTime && { transportTime }),
    ...(!isUae && transportType && { transportType }),
  };
}
