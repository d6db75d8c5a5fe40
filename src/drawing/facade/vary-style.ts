import { pickOne } from '#domain/random.ts';
import { palettes } from './palettes.ts';
import type { BayKind, FacadeLook, FacadeStyle, GroundKind, Relief, RoofKind } from './style.ts';

/** Bays that may stand in the place of another; those that make the look are not here. */
const bayKin: Readonly<Partial<Record<BayKind, readonly BayKind[]>>> = {
  small: ['small', 'tall', 'pair'],
  pair: ['pair', 'tall', 'wide'],
  tall: ['tall', 'tall', 'pair'],
  wide: ['wide', 'pair', 'french'],
  french: ['french', 'french', 'tall'],
  balcony: ['balcony', 'loggia', 'french', 'bow'],
  loggia: ['loggia', 'balcony', 'bow'],
};

const roofKin: Readonly<Record<RoofKind, readonly RoofKind[]>> = {
  parapet: ['parapet', 'rooms', 'pergola', 'cornice'],
  rooms: ['rooms', 'parapet', 'setback'],
  pergola: ['pergola', 'setback', 'parapet'],
  setback: ['setback', 'pergola', 'parapet'],
  gable: ['gable', 'gable', 'mansard', 'parapet'],
  mansard: ['mansard', 'mansard', 'cornice'],
  cornice: ['cornice', 'mansard'],
  crown: ['crown', 'setback'],
};

const groundKin: Readonly<Record<GroundKind, readonly GroundKind[]>> = {
  shops: ['shops', 'shops', 'arcade', 'lobby'],
  lobby: ['lobby', 'shops'],
  arcade: ['arcade', 'rustic', 'shops'],
  rustic: ['rustic', 'arcade'],
};

const PROJECTIONS = ['none', 'middle', 'ends', 'rhythm', 'middle', 'ends'] as const;
const BASES = [0, 0, 1, 2] as const;
const ATTICS = [0, 0, 1, 2] as const;
const ENTRANCES = ['canopy', 'portal', 'lantern'] as const;
const AWNINGS = [
  ['#9D521A', '#086668'],
  ['#B7553F', '#5F7379'],
  ['#2F5E63', '#C9A24E'],
  ['#6E7FA6', '#9A4250'],
] as const;

/** A house's own build of a look: its colours, bays, roof, street floor and relief, by a stream of its seed. */
export function varyStyle(style: FacadeLook, random: () => number): FacadeStyle {
  const palette = pickOne([{}, ...(palettes[style.id] ?? [])], random());
  const swapped = new Map<BayKind, BayKind>();
  const swap = (kind: BayKind): BayKind => {
    if (!swapped.has(kind)) swapped.set(kind, pickOne(bayKin[kind] ?? [kind], random()));
    return swapped.get(kind)!;
  };
  const relief: Relief = {
    projection: pickOne(PROJECTIONS, random()),
    projectionInk: pickOne(['trim', 'accent'] as const, random()),
    baseFloors: pickOne(BASES, random()),
    atticFloors: pickOne(ATTICS, random()),
    entrance: pickOne(ENTRANCES, random()),
    awnings: pickOne(AWNINGS, random()),
  };
  return {
    ...style,
    ...palette,
    bays: style.bays.map((half) => half.map(swap)),
    roof: pickOne(roofKin[style.roof], random()),
    groundFloor: pickOne(groundKin[style.groundFloor], random()),
    relief,
  };
}
