import type { OwnMedia } from '#db/queries/listing/complex-pictures.ts';
import { facadeAddress, liftAddress, porchAddress, yardAddress } from '#drawing/addresses.ts';
import type { WorldComplex } from '../world/model.ts';

const SIZE = { type: 'IMAGE', width: 846, height: 476 } as const;

/** The gallery of a complex: façade by day, yard, entrance, lifts, façade at dusk; its id in the catalogue is the seed. */
export function picturesOf({ houses, comfortClass }: WorldComplex, id: number): OwnMedia[] {
  const own = { seed: id, comfortClass };
  const facade = { ...own, floors: Math.max(...houses.map((house) => house.floors)) };
  return [
    {
      ...SIZE,
      photoType: 'COMPLEX',
      sourceUrl: facadeAddress({ input: facade, size: 'hero', light: 'day' }),
    },
    {
      ...SIZE,
      photoType: 'YARD',
      sourceUrl: yardAddress({
        input: { ...own, houses: houses.map(({ floors, sections }) => ({ floors, sections })) },
        light: 'day',
      }),
    },
    {
      ...SIZE,
      photoType: 'PORCH',
      sourceUrl: porchAddress({ input: own, light: 'day' }),
    },
    {
      ...SIZE,
      photoType: 'LIFT',
      sourceUrl: liftAddress(facade),
    },
    {
      ...SIZE,
      photoType: 'COMPLEX',
      sourceUrl: facadeAddress({ input: facade, size: 'hero', light: 'dusk' }),
    },
  ];
}
