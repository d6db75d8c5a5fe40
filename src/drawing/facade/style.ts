/** The glazing of one bay on a typical floor. */
export type BayKind =
  | 'small'
  | 'pair'
  | 'tall'
  | 'french'
  | 'wide'
  | 'balcony'
  | 'loggia'
  | 'bow'
  | 'arch'
  | 'loft'
  | 'glass'
  | 'fin'
  | 'stagger'
  | 'wave'
  | 'niche';

export type Texture = 'brick' | 'panel' | 'stone' | 'render' | 'wood';
export type RoofKind =
  | 'parapet'
  | 'rooms'
  | 'cornice'
  | 'mansard'
  | 'gable'
  | 'setback'
  | 'pergola'
  | 'crown';
export type GroundKind = 'shops' | 'lobby' | 'arcade' | 'rustic';

/** The parts of a wall that stand out, and the way in from the street; a house has its own. */
export interface Relief {
  /** Bays that stand out: those in the middle of a section, at its ends, or every third. */
  readonly projection: 'none' | 'middle' | 'ends' | 'rhythm';
  readonly projectionInk: 'trim' | 'accent';
  /** Floors above the street floor in its material, and highest floors of a lighter one. */
  readonly baseFloors: 0 | 1 | 2;
  readonly atticFloors: 0 | 1 | 2;
  readonly entrance: 'canopy' | 'portal' | 'lantern';
  /** Colours of awnings over shops. */
  readonly awnings: readonly [string, string];
}

export interface FacadeStyle {
  readonly id: string;
  readonly comfort: readonly ('COMFORT' | 'BUSINESS' | 'ELITE')[];
  /** Wall colours of neighbouring sections. */
  readonly walls: readonly [string, string];
  /** The colour of frames, sills, slabs and caps. */
  readonly trim: string;
  readonly accent: string;
  readonly glass: string;
  readonly ground: string;
  readonly texture: Texture;
  /** Bays from the middle of a section outwards, repeated and mirrored. */
  readonly bays: readonly (readonly BayKind[])[];
  readonly bayDm: number;
  readonly roof: RoofKind;
  readonly groundFloor: GroundKind;
  /** Whether balconies bear greenery. */
  readonly planted?: boolean;
  /** Whether a thin band marks every floor line. */
  readonly belt?: boolean;
  readonly relief: Relief;
  /** Whether it is drawn so small that reveals of windows are not seen. */
  readonly isFar?: boolean;
}

/** A style as architects know it, before a house takes its own build of it. */
export type FacadeLook = Omit<FacadeStyle, 'relief'>;
