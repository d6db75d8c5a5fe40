import type { CardPictures } from '#contract/complex-card.ts';
import { yardAddress } from '#drawing/addresses.ts';
import { facadeDrawing } from './facade-drawing.ts';

/** How many floors and houses a yard is drawn with at most: more would be too small to see. */
const MAX_FLOORS = 90;
const MAX_HOUSES = 12;

/** How tall a house is drawn when nobody said. */
const USUAL_FLOORS = 12;

/** The house of a card from the street: its photo, else a drawing of its figures. */
export function cardFacade({ facade, complex, houses }: CardPictures): string {
  return facade ?? facadeDrawing(complex, houses, { size: 'card' });
}

/** The yard of a card: its photo, else a drawing of the houses around it. */
export function cardYard({ yard, complex, houses }: CardPictures): string {
  if (yard !== null) return yard;
  const around = houses.slice(0, MAX_HOUSES).map(({ floors, sections }) => ({
    floors: Math.min(floors ?? USUAL_FLOORS, MAX_FLOORS),
    sections,
  }));
  return yardAddress({
    input: {
      seed: complex.id,
      houses: around.length > 0 ? around : [{ floors: USUAL_FLOORS, sections: 1 }],
      comfortClass: complex.comfortClass,
    },
    light: 'day',
  });
}
