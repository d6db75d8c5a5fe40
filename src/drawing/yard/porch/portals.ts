import { bars, mix, polygon, rect, shadow, shape } from '../../facade/paint.ts';
import type { FacadeStyle, GroundKind } from '../../facade/style.ts';

/** The place of the doors in pixels: their middle, the ground line, half the width and the height of the opening. */
export interface Doorway {
  readonly x: number;
  readonly ground: number;
  readonly half: number;
  readonly high: number;
}

type Portal = (style: FacadeStyle, door: Doorway) => string;

/** A thin slab on rods. */
const slab: Portal = (style, { x, ground, half, high }) => {
  const top = ground - high - 34;
  return (
    rect(x - half - 26, top + 34, half * 2 + 52, high, style.accent) +
    bars(x - half - 26, top + 34, half * 2 + 52, high, 3, 13, shadow(0.14)) +
    shape(
      polygon(
        x - half - 80,
        top + 15,
        x + half + 100,
        top + 15,
        x + half + 60,
        top + 62,
        x - half - 40,
        top + 62,
      ),
      shadow(0.26),
    ) +
    `<path stroke="${mix(style.trim, '#14242A', 0.5)}" stroke-width="2.4" d="M${x - half - 40} ${top - 64}l-20 66M${x + half + 40} ${top - 64}l20 66"/>` +
    rect(x - half - 84, top, half * 2 + 168, 15, mix(style.ground, '#14242A', 0.3)) +
    rect(x - half - 84, top, half * 2 + 168, 4, mix(style.accent, '#FFFFFF', 0.3))
  );
};

/** A deep frame standing out of the wall. */
const frame: Portal = (style, { x, ground, half, high }) => {
  const out = 44;
  return (
    shape(
      polygon(
        x + half + out,
        ground - high - out,
        x + half + out + 30,
        ground - high - out + 26,
        x + half + out + 30,
        ground,
        x + half + out,
        ground,
      ),
      shadow(0.2),
    ) +
    rect(x - half - out, ground - high - out, (half + out) * 2, high + out, style.accent) +
    rect(x - half - out, ground - high - out, (half + out) * 2, 6, mix(style.accent, '#FFFFFF', 0.4)) +
    shape(
      polygon(
        x - half,
        ground - high,
        x + half - 8,
        ground - high,
        x + half - 8,
        ground - high + 16,
        x - half + 16,
        ground - high + 16,
        x - half + 16,
        ground,
        x - half,
        ground,
      ),
      shadow(0.4),
    )
  );
};

/** An arch of wedge stones. */
const arch: Portal = (style, { x, ground, half, high }) => {
  const r = half + 40;
  const spring = ground - high + 26;
  return (
    shape(`M${x - r} ${ground}V${spring}a${r} ${r * 0.72} 0 0 1 ${r * 2} 0V${ground}z`, style.trim) +
    `<path fill="none" stroke="${shadow(0.2)}" stroke-width="34" stroke-dasharray="2 30" d="M${x - r + 18} ${ground}V${spring}a${r - 18} ${(r - 18) * 0.72} 0 0 1 ${(r - 18) * 2} 0V${ground}"/>` +
    shape(
      `M${x - half} ${ground}V${spring}a${half} ${half * 0.72} 0 0 1 ${half * 2} 0V${ground}z`,
      mix(style.ground, '#14242A', 0.5),
    ) +
    shape(`M${x - half + 12} ${spring}a${half - 12} ${half * 0.6} 0 0 1 ${half * 2 - 24} 0z`, '#9DB9BF') +
    `<path stroke="${mix(style.ground, '#14242A', 0.5)}" stroke-width="4" d="M${x} ${spring}v${-half * 0.6}M${x} ${spring}l${-half * 0.6} ${-half * 0.46}M${x} ${spring}l${half * 0.6} ${-half * 0.46}"/>`
  );
};

/** Two pilasters and a cornice. */
const classic: Portal = (style, { x, ground, half, high }) => {
  const top = ground - high;
  const pilaster = (left: number): string =>
    rect(left, top - 6, 34, high + 6, style.trim) +
    rect(left + 26, top - 6, 8, high + 6, shadow(0.12)) +
    rect(left - 5, ground - 26, 44, 26, mix(style.trim, '#8A8272', 0.25)) +
    rect(left - 5, top - 14, 44, 12, mix(style.trim, '#FFFFFF', 0.4));
  return (
    rect(x - half - 6, top, half * 2 + 12, high, mix(style.ground, '#14242A', 0.3)) +
    pilaster(x - half - 42) +
    pilaster(x + half + 8) +
    rect(x - half - 62, top - 42, half * 2 + 124, 30, style.trim) +
    shape(
      polygon(
        x - half - 76,
        top - 42,
        x + half + 76,
        top - 42,
        x + half + 68,
        top - 56,
        x - half - 68,
        top - 56,
      ),
      mix(style.trim, '#FFFFFF', 0.5),
    ) +
    rect(x - half - 62, top - 14, half * 2 + 124, 7, shadow(0.2))
  );
};

/** The portal that goes with each kind of ground floor of the façade. */
export const portals: Readonly<Record<GroundKind, Portal>> = {
  lobby: slab,
  shops: frame,
  arcade: arch,
  rustic: classic,
};
