import { seededRandom } from '#domain/random.ts';
import { facadeStyleFor } from '../facade/draw-facade.ts';
import { bars, cut, mix, polygon, rect, shadow, shape } from '../facade/paint.ts';
import type { FacadeStyle } from '../facade/style.ts';
import { lettersWidth, writeLetters } from '../letters/write-letters.ts';
import { compactPaths, escapeAttribute } from '../svg.ts';

export interface LiftInput {
  readonly seed: number;
  /** The floors of the house: a hall stands on one of them. */
  readonly floors: number;
  readonly comfortClass?: 'COMFORT' | 'BUSINESS' | 'ELITE' | null;
}

const [W, H, FLOOR] = [846, 476, 386];
/** The line where the wall meets the ceiling. */
const CEILING = 44;
/** The opening of a lift: half its width, and its height. */
const [HALF, HIGH] = [74, 252];
const STEEL = '#B9C2C4';
const BRASS = '#C6A467';
const NIGHT = '#1B2A2F';

/** The finish of a hall, by the class of its house. */
interface Finish {
  wall: string;
  /** The part of the wall around the doors. */
  panel: (style: FacadeStyle) => string;
  metal: string;
  /** Joints or slats over the panel, within its four edges. */
  relief: (x: number, y: number, w: number, h: number) => string;
}

const PAINTED: Finish = {
  wall: '#F3F1EA',
  panel: ({ accent }) => mix(mix(accent, '#8FA7AB', 0.4), '#FFFFFF', 0.5),
  metal: STEEL,
  relief: () => '',
};

const FINISHES: Record<'COMFORT' | 'BUSINESS' | 'ELITE', Finish> = {
  COMFORT: PAINTED,
  BUSINESS: {
    wall: '#EDE8DF',
    panel: () => '#B08A63',
    metal: '#8F999B',
    relief: (x, y, w, h) => bars(x, y, w, h, 3, 11, shadow(0.2)),
  },
  ELITE: {
    wall: '#E9E1D3',
    panel: () => '#DCCFBA',
    metal: BRASS,
    relief: (x, y, w, h) =>
      `<path stroke="${shadow(0.12)}" stroke-width="1.4" d="M${x} ${y + h / 3}h${w}M${x} ${y + (h * 2) / 3}h${w}M${x + w / 3} ${y}v${h}M${x + (w * 2) / 3} ${y}v${h}"/>` +
      `<path fill="none" stroke="#FFFFFF" stroke-width="1.6" opacity=".5" d="M${x} ${y + h * 0.62}q${w * 0.2} -60 ${w * 0.42} -38t${w * 0.58} -72M${x} ${y + h * 0.3}q${w * 0.3} 26 ${w * 0.5} -8t${w * 0.5} -26"/>`,
  },
};

/** Ceiling with a line of light, floor of slabs that run towards the viewer. */
function room({ wall }: Finish): string {
  let joints = '';
  for (let at = -9; at <= 9; at++) joints += `M${423 + at * 84} ${FLOOR}L${423 + at * 138} ${H}`;
  return (
    rect(0, 0, W, H, wall) +
    shape(polygon(0, 0, W, 0, W - 40, CEILING, 40, CEILING), '#FAFAF7') +
    shape(polygon(150, 12, W - 150, 12, W - 170, 24, 170, 24), '#FFFFFF') +
    rect(40, CEILING, W - 80, 5, shadow(0.08)) +
    shape(polygon(0, 0, 40, CEILING, 40, FLOOR, 0, H), shadow(0.07)) +
    shape(polygon(W, 0, W - 40, CEILING, W - 40, FLOOR, W, H), shadow(0.1)) +
    shape(polygon(0, H, 40, FLOOR, W - 40, FLOOR, W, H), '#D5D2C9') +
    `<path stroke="#C2BEB4" stroke-width="1.2" d="${joints}M22 ${FLOOR + 40}H${W - 22}"/>` +
    rect(40, FLOOR - 12, W - 80, 12, mix(wall, '#6E675A', 0.4)) +
    shape(polygon(40, FLOOR, W - 40, FLOOR, W - 44, FLOOR + 8, 44, FLOOR + 8), shadow(0.14))
  );
}

/** The metal around an opening, and above it the floor the cabin is at and where it goes. */
function frame(x: number, { at, isDown }: { at: number; isDown: boolean }, metal: string): string {
  const top = FLOOR - HIGH;
  const [foot, tip] = isDown ? [top - 43, top - 34] : [top - 34, top - 43];
  return (
    rect(x - HALF - 16, top - 16, HALF * 2 + 32, HIGH + 16, metal) +
    rect(x - HALF - 16, top - 16, HALF * 2 + 32, 4, mix(metal, '#FFFFFF', 0.5)) +
    rect(x - HALF, top, HALF * 2, HIGH, mix(metal, NIGHT, 0.6)) +
    rect(x - 30, top - 52, 60, 28, NIGHT) +
    writeLetters([{ text: String(at), x: x - 8, y: top - 31 }], { size: 20, fill: '#FFD685' }) +
    shape(polygon(x + 12, foot, x + 22, foot, x + 17, tip), '#FFD685')
  );
}

/** Doors that are shut: two leaves with the light of the hall on them. */
function shut(x: number, metal: string): string {
  const top = FLOOR - HIGH;
  const leaf = mix(metal, '#FFFFFF', 0.32);
  return (
    rect(x - HALF + 4, top + 4, HALF * 2 - 8, HIGH - 4, leaf) +
    shape(
      polygon(x - 60, FLOOR, x - 16, top + 4, x - 2, top + 4, x - 34, FLOOR) +
        polygon(x + 14, FLOOR, x + 44, top + 4, x + 58, top + 4, x + 34, FLOOR),
      '#FFFFFF',
      'opacity=".28"',
    ) +
    rect(x - 1, top + 4, 2, HIGH - 4, mix(metal, NIGHT, 0.65)) +
    rect(x - HALF + 4, FLOOR - 8, HALF * 2 - 8, 8, mix(metal, NIGHT, 0.35))
  );
}

/** A cabin that stands open: a mirror, a handrail, its buttons and its light. */
function open(x: number, finish: Finish, style: FacadeStyle): string {
  const top = FLOOR - HIGH;
  const [left, right] = [x - HALF + 4, x + HALF - 4];
  const inner = { left: left + 20, right: right - 20, top: top + 26, low: FLOOR - 26 };
  const wide = inner.right - inner.left;
  const buttons = Array.from({ length: 12 }, (_, at) =>
    cut(right - 14 + (at % 2) * 6, top + 116 + Math.floor(at / 2) * 9, 4, 5),
  ).join('');
  return (
    shape(polygon(left, top + 4, right, top + 4, inner.right, inner.top, inner.left, inner.top), '#FFF7E4') +
    shape(
      polygon(left, top + 4, inner.left, inner.top, inner.left, inner.low, left, FLOOR),
      mix(finish.panel(style), '#FFFFFF', 0.15),
    ) +
    shape(
      polygon(right, top + 4, inner.right, inner.top, inner.right, inner.low, right, FLOOR),
      mix(finish.panel(style), '#6E675A', 0.18),
    ) +
    rect(inner.left, inner.top, wide, inner.low - inner.top, mix(finish.panel(style), '#FFFFFF', 0.35)) +
    rect(inner.left + 8, inner.top + 10, wide - 16, 112, '#CFDDE0') +
    shape(
      polygon(
        inner.left + 20,
        inner.top + 122,
        inner.left + 58,
        inner.top + 10,
        inner.left + 78,
        inner.top + 10,
        inner.left + 40,
        inner.top + 122,
      ),
      '#FFFFFF',
      'opacity=".5"',
    ) +
    rect(inner.left, inner.top + 136, wide, 5, finish.metal) +
    rect(inner.left, inner.top + 141, wide, 3, shadow(0.18)) +
    shape(polygon(left, FLOOR, inner.left, inner.low, inner.right, inner.low, right, FLOOR), '#6F7775') +
    rect(right - 18, top + 96, 16, 82, finish.metal) +
    rect(right - 15, top + 101, 10, 9, NIGHT) +
    shape(buttons, '#FFFFFF') +
    shape(`M${left} ${top + 4}h${HALF * 2 - 8}v8H${left}z`, shadow(0.16))
  );
}

/** Two buttons between the lifts, the upper one lit. */
const call = (metal: string): string =>
  rect(409, 224, 28, 64, metal) +
  `<circle cx="423" cy="243" r="8" fill="#FFD685"/><circle cx="423" cy="269" r="8" fill="#FAFAF7"/>` +
  shape(
    polygon(419, 246, 427, 246, 423, 238) + polygon(419, 266, 427, 266, 423, 274),
    mix(metal, NIGHT, 0.6),
  );

/** A plant in a pot on the floor. */
function plant(x: number, random: () => number): string {
  const leaves = Array.from({ length: 9 }, (_, at) => {
    const lean = (at - 4) * 9 + Math.round(random() * 8 - 4);
    const tall = 66 + Math.round(random() * 34) - Math.abs(at - 4) * 6;
    return `M${x} ${FLOOR - 20}q${Math.round(lean * 0.3)} -${Math.round(tall * 0.7)} ${lean} -${tall}q${6} ${Math.round(tall * 0.5)} ${-lean + 6} ${tall}z`;
  });
  return (
    `<ellipse cx="${x}" cy="${FLOOR + 27}" rx="34" ry="5" fill="${shadow(0.18)}"/>` +
    shape(leaves.filter((_, at) => at % 2 === 0).join(''), '#5E8A6C') +
    shape(leaves.filter((_, at) => at % 2 === 1).join(''), '#7BA585') +
    shape(
      polygon(x - 24, FLOOR - 24, x + 24, FLOOR - 24, x + 18, FLOOR + 26, x - 18, FLOOR + 26),
      '#F4F1EA',
    ) +
    shape(polygon(x + 6, FLOOR - 24, x + 24, FLOOR - 24, x + 18, FLOOR + 26, x + 6, FLOOR + 26), shadow(0.08))
  );
}

/**
 * Draws the hall of the lifts on a floor of a house as one self-contained SVG, 846×476, finished as houses of its class
 * are; the same for the same input.
 */
export function drawLift(input: LiftInput, label?: string): string {
  const { seed, floors, comfortClass } = input;
  const style = facadeStyleFor(input);
  const random = seededRandom(seed ^ 0x11f7);
  const finish = comfortClass ? FINISHES[comfortClass] : PAINTED;
  // From the floor below the last one both ways are open.
  const here = 1 + Math.floor(random() * Math.max(1, floors - 1));
  const away = 1 + Math.floor(random() * Math.max(1, floors));
  const isMirrored = random() < 0.5;
  const [opened, closed] = isMirrored ? [548, 298] : [298, 548];
  const panel = { x: 186, y: CEILING + 5, w: 474, h: FLOOR - CEILING - 17 };
  const ink = mix(style.accent, '#39474D', 0.45);
  const size = 72;
  const side = isMirrored ? 118 : W - 118;
  const words = label ?? `Лифтовой холл, ${here}\u00A0этаж`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" role="img" ` +
      `aria-label="${escapeAttribute(words)}">` +
      room(finish) +
      rect(panel.x, panel.y, panel.w, panel.h, finish.panel(style)) +
      finish.relief(panel.x, panel.y, panel.w, panel.h) +
      frame(opened, { at: here, isDown: false }, finish.metal) +
      open(opened, finish, style) +
      frame(closed, { at: away, isDown: away > here }, finish.metal) +
      shut(closed, finish.metal) +
      call(finish.metal) +
      writeLetters([{ text: String(here), x: side, y: 196 }], { size, fill: ink }) +
      rect(side - lettersWidth(String(here), size) / 2, 210, lettersWidth(String(here), size), 4, ink) +
      plant(W - side, random) +
      '</svg>',
  );
}
