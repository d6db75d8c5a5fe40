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
}
