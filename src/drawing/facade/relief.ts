import { FLOOR_DM } from './bays.ts';
import { GROUND_DM, MARGIN_DM, type Section } from './massing.ts';
import { bars, cut, mix, rect, shadow, shape } from './paint.ts';
import type { FacadeStyle, Relief } from './style.ts';

interface ReliefArt {
  /** Walls of another colour or nearer to the street, under the windows. */
  readonly walls: string;
  /** Edges, shadows and cornices, over them. */
  readonly edges: string;
}

/** Bays that stand out: the first one, how many stand side by side, and after how many come the next ones. */
interface Projection {
  first: number;
  wide: number;
  every: number;
  count: number;
}

function projectionOf(kind: Relief['projection'], bays: number): Projection | undefined {
  const wide = bays % 2 === 1 ? 3 : bays >= 8 ? 4 : 2;
  if (kind === 'none' || bays < 4) return undefined;
  if (kind === 'rhythm') return { first: 1, wide: 1, every: 3, count: Math.floor((bays - 1) / 3) };
  if (kind === 'ends' && bays >= 6) return { first: 0, wide: 2, every: bays - 2, count: 2 };
  return { first: (bays - wide) / 2, wide, every: bays, count: 1 };
}

/** The line on which bays that stand out begin. */
const footOf = ({ baseFloors }: Relief): number => -GROUND_DM - baseFloors * FLOOR_DM;

const cornice = (y: number, w: number, ink: string): string =>
  rect(-2, y - 2.5, w + 4, 4, ink) + rect(0, y + 1.5, w, 3, shadow(0.24));

/** Bands along a whole house: over its street floor, and over the floors of the same material. */
export const drawBands = ({ relief, trim }: FacadeStyle, w: number): string =>
  rect(-1, -GROUND_DM, w + 2, 2.6, trim) +
  rect(0, -GROUND_DM + 2.6, w, 3.4, shadow(0.24)) +
  (relief.baseFloors > 0 ? cornice(footOf(relief), w, trim) : '');

/** Bays standing out of the wall, the lowest and the highest floors of another colour. */
export function drawRelief({ w, top, wall, bays }: Section, { relief, ...style }: FacadeStyle): ReliefArt {
  const { baseFloors: base, atticFloors: attic } = relief;
  const foot = footOf(relief);
  const brow = top + attic * FLOOR_DM;
  const projection = projectionOf(relief.projection, bays.length);
  /** A strip `dm` wide of every bay that stands out, from so far within it. */
  const strips = (within: number, dm: number, ink: string): string => {
    if (projection === undefined) return '';
    const x = MARGIN_DM + projection.first * style.bayDm + within;
    const pitch = projection.every * style.bayDm;
    if (projection.count === 1) return rect(x, brow, dm, foot - brow, ink);
    return bars(x, brow, (projection.count - 1) * pitch + dm, foot - brow, dm, pitch, ink);
  };
  const out = (projection?.wide ?? 0) * style.bayDm;
  return {
    walls:
      shape(base > 0 ? cut(0, foot, w, base * FLOOR_DM) : '', mix(style.ground, wall, 0.35)) +
      shape(attic > 0 ? cut(0, top, w, attic * FLOOR_DM) : '', mix(wall, style.trim, 0.45)) +
      strips(0, out, mix(wall, relief.projectionInk === 'trim' ? style.trim : style.accent, 0.4)),
    edges:
      strips(out, 6, shadow(0.28)) +
      strips(0, 1.8, style.trim) +
      (attic > 0 ? cornice(brow, w, style.trim) : ''),
  };
}
