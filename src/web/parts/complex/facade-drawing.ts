import type { Complex, House } from '#contract/catalog.ts';
import { tallestOf } from '#domain/listing/tallest-of.ts';
import { facadeAddress, shareAddress } from '#drawing/addresses.ts';

/** How tall a house is drawn when nobody said. */
const USUAL_FLOORS = 12;

/** Taller ones would be drawn too small to see a window. */
const MOST_FLOORS = 90;

export interface FacadeLook {
  size: 'card' | 'hero';
  light?: 'day' | 'dusk' | undefined;
}

/** The address of a drawing of a complex's tallest house from the street. */
export function facadeDrawing(
  complex: Pick<Complex, 'id' | 'comfortClass'>,
  houses: readonly Pick<House, 'floors'>[],
  { size, light = 'day' }: FacadeLook,
): string {
  return facadeAddress({
    input: {
      seed: complex.id,
      floors: Math.min(tallestOf(houses) ?? USUAL_FLOORS, MOST_FLOORS),
      comfortClass: complex.comfortClass,
    },
    size,
    light,
  });
}

/** The picture of a complex beside a shared link: its house with the least price and how many flats there are. */
export function sharedFacade(
  complex: Pick<Complex, 'id' | 'comfortClass' | 'statistics'>,
  houses: readonly Pick<House, 'floors'>[],
): string {
  const { priceRange, flatsCount } = complex.statistics.total;
  const said = [priceRange.from, flatsCount];
  return shareAddress(facadeDrawing(complex, houses, { size: 'hero' }), {
    kind: 'complex',
    id: complex.id,
    said,
  });
}
