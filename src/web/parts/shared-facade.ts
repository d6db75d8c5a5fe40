import type { Complex, House } from '#contract/catalog.ts';
import { shareAddress } from '#drawing/addresses.ts';
import { facadeDrawing } from './facade-drawing.ts';

/** The picture of a complex beside a shared link. */
export function sharedFacade(
  complex: Pick<Complex, 'id' | 'comfortClass'>,
  houses: readonly Pick<House, 'floors'>[],
): string {
  return shareAddress(facadeDrawing(complex, houses, { size: 'hero' }));
}
