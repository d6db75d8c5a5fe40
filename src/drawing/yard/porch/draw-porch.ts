import { seededRandom } from '#domain/random.ts';
import { facadeStyleFor } from '../../facade/draw-facade.ts';
import { toDusk } from '../../facade/dusk.ts';
import { cut, mix, polygon, rect, shadow, shape } from '../../facade/paint.ts';
import type { FacadeStyle } from '../../facade/style.ts';
import { texturePattern } from '../../facade/textures.ts';
import { writeLetters } from '../../letters/write-letters.ts';
import { compactPaths, escapeAttribute } from '../../svg.ts';
import { type Doorway, portals } from './portals.ts';

export interface PorchInput {
  readonly seed: number;
  readonly comfortClass?: 'COMFORT' | 'BUSINESS' | 'ELITE' | null;
}

export interface PorchOptions {
  readonly light: 'day' | 'dusk';
  /** Replaces the derived description, «Вход: подъезд 2». */
  readonly label?: string;
}

const [W, H, GROUND] = [846, 476, 396];
/** The glass that is lit at dusk. */
const GLASS = '#BCD3D6';
const DEEP_GLASS = '#9DB9BF';

/** The wall, its plinth and the feet of the windows above. */
function wall(style: FacadeStyle, pattern: string): string {
  const windows = [-30, 174, 378, 582, 786].map((x) => cut(x, 0, 112, 34)).join('');
  return (
    rect(0, 0, W, GROUND, style.walls[0]) +
    (style.texture === 'render'
      ? ''
      : `<g transform="scale(5)"><path fill="url(#${pattern})" d="M0 0h170v80H0z"/></g>`) +
    shape(windows, style.glass) +
    shape([-30, 174, 378, 582, 786].map((x) => cut(x - 6, 34, 124, 7)).join(''), style.trim) +
    rect(0, 62, W, 12, style.trim) +
    rect(0, 74, W, 9, shadow(0.14)) +
    rect(0, GROUND - 38, W, 38, style.ground)
  );
}

/** A tall window of the lobby or a shop beside the doors. */
function sideWindow(style: FacadeStyle, x: number, w: number): string {
  const [top, high] = [150, GROUND - 38 - 150];
  const bar = mix(style.trim, '#14242A', 0.55);
  return (
    rect(x - 7, top - 7, w + 14, high + 7, bar) +
    rect(x, top, w, high, DEEP_GLASS) +
    shape(`M${x} ${top + high}v-58h26v-16h34v28h${w - 60}v46z`, '#14242A', 'opacity=".16"') +
    shape(
      polygon(x + w * 0.1, top + high, x + w * 0.5, top, x + w * 0.74, top, x + w * 0.34, top + high),
      '#FFFFFF',
      'opacity=".22"',
    ) +
    shape(cut(x + w / 2 - 2, top, 4, high) + cut(x, top + 44, w, 4), bar) +
    shape(`M${x} ${top}h${w}v10H${x + 10}v${high - 10}h-10z`, shadow(0.26)) +
    rect(x - 12, top + high, w + 24, 7, style.trim)
  );
}

/** Glazed doors with the lobby behind them. */
function doors(style: FacadeStyle, { x, ground, half, high }: Doorway): string {
  const bar = mix(style.ground, '#14242A', 0.62);
  const [left, top, w] = [x - half + 14, ground - high + 18, half * 2 - 28];
  const leaf = w / 4;
  return (
    rect(left - 6, top - 6, w + 12, ground - top + 6, bar) +
    rect(left, top, w, ground - top, GLASS) +
    rect(left, ground - 74, w, 74, mix(GLASS, '#8B7355', 0.3)) +
    shape(
      `M${x - 46} ${ground - 40}h92v40h-92zM${x - 52} ${ground - 46}h104v6h-104z`,
      '#7A5B3C',
      'opacity=".75"',
    ) +
    `<path stroke="#5C6C70" stroke-width="1.4" d="M${x - 28} ${top}v44M${x + 28} ${top}v34"/><circle cx="${x - 28}" cy="${top + 50}" r="8" fill="#F1DFB4"/><circle cx="${x + 28}" cy="${top + 40}" r="8" fill="#F1DFB4"/>` +
    shape(
      polygon(left, ground, left + w * 0.3, top, left + w * 0.46, top, left + w * 0.16, ground),
      '#FFFFFF',
      'opacity=".3"',
    ) +
    shape(
      [1, 2, 3]
        .map((at) => cut(left + leaf * at - (at === 2 ? 3 : 2), top, at === 2 ? 6 : 4, ground - top))
        .join('') + cut(left, top + 36, w, 5),
      bar,
    ) +
    rect(left, ground - 12, w, 12, bar) +
    shape(cut(x - 11, ground - 100, 3.4, 58) + cut(x + 7.6, ground - 100, 3.4, 58), style.accent) +
    rect(x - half - 10, ground - 4, half * 2 + 20, 5, '#C9D2D1')
  );
}

const lantern = (x: number, y: number, light: 'day' | 'dusk'): string =>
  (light === 'dusk'
    ? `<path fill="#FFD6852e" d="M${x} ${y}l-54 150h108z"/><circle cx="${x}" cy="${y + 8}" r="34" fill="#FFD68530"/>`
    : '') +
  rect(x - 7, y - 10, 14, 5, '#39474D') +
  rect(x - 5, y - 5, 10, 28, '#F1DFB4') +
  rect(x - 7, y + 23, 14, 4, '#39474D');

/** A box of clipped shrubs and grasses. */
function planter(x: number, w: number, ink: string, random: () => number): string {
  let leaves = '';
  for (let at = 0; at < w / 13; at++) {
    const [cx, r] = [x + 8 + at * 13, 11 + random() * 7];
    leaves += `<circle cx="${Math.round(cx)}" cy="${Math.round(GROUND + 4 - r - random() * 12)}" r="${Math.round(r)}" fill="${['#5E8A6C', '#7BA585', '#8FB897'][at % 3]}"/>`;
  }
  const blades = Array.from(
    { length: Math.round(w / 9) },
    (_, at) =>
      `M${x + 6 + at * 9} ${GROUND + 2}q${Math.round(random() * 12 - 6)}-22 ${Math.round(random() * 24 - 12)}-${Math.round(34 + random() * 16)}`,
  );
  return (
    `<ellipse cx="${x + w / 2 + 10}" cy="${GROUND + 32}" rx="${w / 2 + 16}" ry="6" fill="${shadow(0.16)}"/>` +
    `<path fill="none" stroke="#7BA585" stroke-width="2" d="${blades.join('')}"/>` +
    leaves +
    rect(x, GROUND, w, 32, ink) +
    rect(x - 3, GROUND - 3, w + 6, 7, mix(ink, '#FFFFFF', 0.25)) +
    rect(x + w - 12, GROUND + 4, 12, 28, shadow(0.14))
  );
}

/** Slabs that run towards the viewer, a mat and a bench. */
function pavement(x: number, half: number): string {
  let joints = '';
  for (let at = -14; at <= 14; at++) joints += `M${x + at * 62} ${GROUND}L${x + at * 104} ${H}`;
  return (
    rect(0, GROUND, W, H - GROUND, '#DDDAD2') +
    `<path stroke="#C6C3BA" stroke-width="1.2" d="${joints}M0 ${GROUND + 18}h${W}M0 ${GROUND + 44}h${W}"/>` +
    rect(0, GROUND, W, 5, shadow(0.16)) +
    shape(
      polygon(
        x - half + 10,
        GROUND + 6,
        x + half - 10,
        GROUND + 6,
        x + half + 4,
        GROUND + 26,
        x - half - 4,
        GROUND + 26,
      ),
      '#4B565A',
    )
  );
}

const bench = (x: number): string =>
  shape(cut(x + 8, GROUND + 22, 6, 26) + cut(x + 106, GROUND + 22, 6, 26), '#4B565A') +
  rect(x, GROUND + 16, 120, 8, '#B98E5E') +
  rect(x, GROUND - 8, 120, 7, '#B98E5E') +
  rect(x, GROUND + 3, 120, 7, '#A67C52') +
  `<ellipse cx="${x + 64}" cy="${GROUND + 49}" rx="66" ry="4" fill="${shadow(0.16)}"/>`;

/**
 * Draws the entrance of a house close by as one self-contained SVG, 846×476, in the materials of its façade; the same
 * for the same input.
 */
export function drawPorch(input: PorchInput, { light, label }: PorchOptions): string {
  const style = facadeStyleFor(input);
  const random = seededRandom(input.seed ^ 0x6d13);
  const prefix = `p${(input.seed >>> 0).toString(36)}${input.comfortClass?.[0]?.toLowerCase() ?? 'n'}${light === 'day' ? 0 : 1}`;
  const isMirrored = random() < 0.5;
  const door: Doorway = { x: isMirrored ? 470 : 376, ground: GROUND, half: 104, high: 222 };
  const entrance = 1 + Math.floor(random() * 6);
  const paint = light === 'dusk' ? toDusk : (svg: string): string => svg;
  const sign = isMirrored ? door.x - door.half - 108 : door.x + door.half + 72;
  const ink = mix(style.ground, '#39474D', 0.4);
  const svg =
    wall(style, `${prefix}w`) +
    sideWindow(style, 34, isMirrored ? 190 : 120) +
    sideWindow(style, isMirrored ? 692 : 622, isMirrored ? 120 : 190) +
    pavement(door.x, door.half) +
    portals[style.groundFloor](style, door) +
    doors(style, door) +
    `<g transform="translate(${sign} 222)">${rect(0, 0, 36, 46, mix(style.ground, '#14242A', 0.5))}${writeLetters([{ text: String(entrance), x: 18, y: 34 }], { size: 30, fill: '#FFF' })}${rect(8, 84, 20, 36, '#8A9698')}${rect(12, 88, 12, 9, '#A9C4C9')}</g>`;
  const front =
    planter(isMirrored ? 232 : 120, 96, ink, random) +
    planter(isMirrored ? 628 : 522, 96, ink, random) +
    bench(isMirrored ? 60 : 660);
  const words = label ?? `Вход: подъезд\u00A0${entrance}`;
  const lanterns = [sign + 18, 2 * door.x - sign - 18];
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice" role="img" ` +
      `aria-label="${escapeAttribute(words)}"><defs>${texturePattern(`${prefix}w`, style.texture, 0, 0, style.bayDm)}</defs>` +
      paint(svg) +
      paint(lanterns.map((x) => lantern(x, 176, light)).join('')) +
      paint(front) +
      '</svg>',
  );
}
