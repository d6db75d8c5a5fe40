import type { FlatPage } from '#contract/flat-page.ts';
import { saleState } from './sale-state.ts';

const AVAILABILITY = {
  onSale: 'InStock',
  booked: 'Reserved',
  sold: 'SoldOut',
  withdrawn: 'SoldOut',
} as const;

/** Whether a flat may be bought, in the word of schema.org. */
export function flatAvailability(page: FlatPage): string {
  return AVAILABILITY[saleState(page).kind];
}
