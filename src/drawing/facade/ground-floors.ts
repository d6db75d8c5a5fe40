import { num } from '../svg.ts';
import { GROUND_DM } from './massing.ts';
import { bars, cut, mix, polygon, rect, shadow, shape } from './paint.ts';
import type { FacadeStyle, GroundKind, Relief } from './style.ts';

/** A part of the street floor that repeats along a section, drawn from x = 0. */
interface GroundBay {
  readonly pitch: number;
  readonly svg: string;
  /** The wall behind the bays. */
  readonly back: string;
}

/** Ids of the SVG definitions that all sections share. */
export interface GroundNames {
  readonly bay: string;
  readonly door: string;
  readonly window: string;
}

/** Draws only on a house that is close. */
const fine = (style: FacadeStyle, draw: () => string): string => (style.isFar === true ? '' : draw());

/** The ways to frame a door: a thin slab over it, a deep frame, or a glazed box that is lit. */
const surrounds: Readonly<Record<Relief['entrance'], (style: FacadeStyle) => string>> = {
  canopy: (style) =>
    rect(-18, -37, 36, 3.6, style.accent) +
    shape(polygon(-16, -33.4, 18, -33.4, 13, -26, -10, -26), shadow(0.28)),
  portal: (style) =>
    shape(`M-19 0v-44h38v44h-7v-36h-24v36z`, style.accent) + rect(19, -44, 4, 44, shadow(0.26)),
  lantern: (style) =>
    shape(`M-20 0v-40h40v40h-2v-37h-36v37z`, mix(style.trim, '#14242A', 0.6)) +
    rect(-18, -37, 36, 6, '#F1DFB4') +
    rect(20, -40, 5, 40, shadow(0.22)),
};

/** A glazed door, centred on x = 0. */
function entrance(style: FacadeStyle): string {
  const wall = style.groundFloor === 'lobby' ? style.accent : style.ground;
  return (
    rect(-13, -34, 26, 34, mix(wall, '#14242A', 0.5)) +
    rect(-10, -30, 20, 30, '#BCD3D6') +
    shape(polygon(-10, 0, 2, -30, 8, -30, -4, 0), '#FFFFFF', 'opacity=".45"') +
    fine(style, () =>
      shape(cut(-0.6, -30, 1.2, 30) + cut(-10, -24, 20, 0.9), mix(style.trim, '#14242A', 0.6)),
    ) +
    surrounds[style.relief.entrance](style) +
    fine(style, () => rect(-15, -1.6, 30, 1.6, '#C9D2D1'))
  );
}

function vitrine(style: FacadeStyle, x: number, w: number): string {
  return (
    rect(x, -33, w, 30, '#A9C4C9') +
    shape(polygon(x, -3, x + w * 0.45, -33, x + w * 0.75, -33, x + w * 0.3, -3), '#FFFFFF', 'opacity=".35"') +
    shape(
      cut(x + w / 3, -33, 0.9, 30) + cut(x + (2 * w) / 3, -33, 0.9, 30) + cut(x, -26, w, 0.9),
      mix(style.trim, '#14242A', 0.55),
    ) +
    fine(style, () => shape(`M${x} -33h${w}v2.4h${-(w - 2)}v27.6h-2z`, shadow(0.34)))
  );
}

const awning = (style: FacadeStyle, x: number, w: number, ink: string): string =>
  shape(polygon(x, -35, x + w, -35, x + w + 1, -27, x - 2, -27), '#F7FBFB') +
  bars(x, -35, w, 8, 4, 8, ink) +
  fine(style, () => rect(x - 1, -27, w + 1, 3, shadow(0.2)));

const shop = (style: FacadeStyle, windowName: string, x: number, ink: string | null): string =>
  `<use href="#${windowName}" x="${x + 5}"/>` +
  rect(x + 5, -42, 40, 5.5, ink === null ? '#22363C' : mix(style.ground, '#0B1A20', 0.35)) +
  fine(style, () => rect(x + 10, -40.2, 17, 2, '#FFFFFF', 'opacity=".85"')) +
  (ink === null ? '' : awning(style, x + 5, 40, ink));

const draws: Readonly<Record<GroundKind, (style: FacadeStyle, windowName: string) => GroundBay>> = {
  shops: (style, windowName) => ({
    pitch: 150,
    back: style.ground,
    svg:
      shop(style, windowName, 0, style.relief.awnings[0]) +
      shop(style, windowName, 50, null) +
      shop(style, windowName, 100, style.relief.awnings[1]),
  }),
  lobby: (style) => ({
    pitch: 30,
    back: mix(style.ground, '#14242A', 0.2),
    svg:
      rect(4, -39, 26, 39, '#9DB9BF') +
      shape(polygon(4, 0, 17, -39, 27, -39, 14, 0), '#FFFFFF', 'opacity=".3"') +
      rect(4, -39, 26, 4, shadow(0.35)) +
      rect(0, -42, 4, 42, style.trim) +
      rect(4, -42, 2, 42, shadow(0.25)),
  }),
  arcade: (style) => ({
    pitch: 34,
    back: style.ground,
    svg:
      shape('M5 0v-22a12 14 0 0 1 24 0v22z', mix(style.ground, '#0B1A20', 0.6)) +
      rect(9, -24, 19, 21, '#B8CDD0') +
      shape(`${cut(18, -24, 0.9, 21)}M5 0v-22a12 14 0 0 1 12-14c-5 2-8 7-8 14v22z`, shadow(0.4)) +
      rect(15.2, -43, 3.6, 5, style.accent),
  }),
  rustic: (style) => ({
    pitch: 34,
    back: style.ground,
    svg:
      `<path d="M0-39h34M0-32h34M0-25h34M0-18h34M0-11h34M0-4h34" stroke="#0B1A2033" stroke-width=".9"/>` +
      shape('M7-4v-22a10 9 0 0 1 20 0v22z', style.trim) +
      shape('M9-5v-21a8 7.5 0 0 1 16 0v21z', style.glass) +
      shape(cut(16.5, -33, 1, 28) + cut(9, -24, 16, 0.9), style.trim),
  }),
};

/** The bay of the street floor as a pattern and the door as a symbol, shared by all sections. */
export function groundDefs(style: FacadeStyle, names: GroundNames): string {
  const { pitch, svg } = draws[style.groundFloor](style, names.window);
  const vitrines =
    style.groundFloor === 'shops' ? `<g id="${names.window}">${vitrine(style, 0, 40)}</g>` : '';
  return (
    `${vitrines}<pattern id="${names.bay}" y="${-GROUND_DM}" width="${pitch}" height="${GROUND_DM}" patternUnits="userSpaceOnUse">` +
    `<g transform="translate(0 ${GROUND_DM})">${svg}</g></pattern><g id="${names.door}">${entrance(style)}</g>`
  );
}

/** The street floor of a section from y = -46 to 0. */
export function drawGroundFloor(style: FacadeStyle, w: number, names: GroundNames): string {
  const { pitch, back } = draws[style.groundFloor](style, names.window);
  const bay = style.groundFloor === 'shops' ? 50 : pitch;
  const count = Math.max(1, Math.floor((w - 4) / bay));
  const start = num((w - count * bay) / 2);
  const bays = shape(
    cut(0, -GROUND_DM, count * bay, GROUND_DM),
    `url(#${names.bay})`,
    `transform="translate(${start})"`,
  );
  const wall = rect(0, -GROUND_DM, w, GROUND_DM, back) + bays;
  if (style.groundFloor === 'arcade') return wall;
  const panel = style.groundFloor === 'lobby' ? rect(w / 2 - 22, -42, 44, 42, style.accent) : '';
  return `${wall}${panel}<use href="#${names.door}" x="${num(w / 2)}"/>`;
}
