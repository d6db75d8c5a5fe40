import type { Box } from '../box.ts';

/** Something that stands on the ground and may hide or be hidden. */
export interface Thing {
  readonly box: Box;
  readonly svg: string;
  /** The start of its round shadow in pixels, if it throws one. */
  readonly shadow?: readonly [x: number, y: number];
  /** The light it throws on the ground after dark. */
  readonly glow?: string;
}

/** Names of the drawing's own symbols. */
export type Name = (symbol: string) => string;

/** Paints of the ground; dusk repaints them together with the rest. */
export const ground = {
  far: '#DBE5E3',
  street: '#F1F3F1',
  plot: '#ECEFE9',
  grass: '#D8E7D4',
  lawn: '#C9DFC6',
  path: '#F3EFE6',
  paved: '#E7E2D8',
  water: '#A9CFD8',
  line: '#FFFFFF',
} as const;
