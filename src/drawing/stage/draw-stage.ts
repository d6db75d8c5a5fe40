import { pickOne, seededRandom } from '#domain/random.ts';
import { FLOOR_DM } from '../facade/bays.ts';
import { asSeen, type FacadeInput, facadeStyleFor } from '../facade/draw-facade.ts';
import { drawHouse } from '../facade/draw-house.ts';
import { GROUND_DM, type Massing, massHouse, type Section } from '../facade/massing.ts';
import { bars, cut, mix, rect, shadow, shape } from '../facade/paint.ts';
import { sceneOf } from '../facade/scene.ts';
import { drawSky } from '../facade/sky.ts';
import { drawGround } from '../facade/street.ts';
import { compactPaths, escapeAttribute, num } from '../svg.ts';

export interface StageInput extends FacadeInput {
  /** How much of the house stands, 0 to 100: first its frame grows, and walls follow it. */
  readonly builtPercent: number;
}

const W = 846;
const H = 476;
const GROUND = 62;
const SECTIONS = 4;
/** The frame is up and the walls begin at these shares of the work. */
const FRAME_UP = 70;
const WALLS_FROM = 25;
const WALLS_UP = 95;

const CONCRETE = '#A9B0B0';
const CRANE = '#D9A23C';

/** So many floors of a section stand when a share of the work between two others is done. */
const floorsAt = (floors: number, done: number, from: number, to: number): number =>
  Math.round(floors * Math.min(1, Math.max(0, (done - from) / (to - from))));

const topOf = (floors: number): number => (floors === 0 ? 0 : -GROUND_DM - (floors - 1) * FLOOR_DM);

/** Slabs and columns without walls, from one line up to another. */
function skeleton({ x, w }: Section, from: number, to: number, pitch: number): string {
  if (to >= from) return '';
  return (
    `<g transform="translate(${num(x)} 0)">` +
    rect(0, to, w, from - to, '#4E5A5E', 'opacity=".55"') +
    bars(2, to, w - 4, from - to, 4, pitch, CONCRETE) +
    `<path stroke="${mix(CONCRETE, '#FFFFFF', 0.25)}" stroke-width="${num(w + 4)}" stroke-dasharray="4 26" d="M${num(w / 2)} ${num(to)}V${num(from)}"/>` +
    '</g>'
  );
}

/** A tower crane by its mast: a trolley hangs over the house, blocks of weight on the other side. */
const crane = (x: number, top: number): string =>
  bars(x, top, 12, -top, 2, 10, CRANE) +
  `<path stroke="${CRANE}" stroke-width="1.4" stroke-dasharray="3 5" d="M${num(x + 6)} ${num(top)}V0"/>` +
  shape(cut(x - 190, top - 6, 270, 5) + cut(x + 3, top - 44, 6, 44), CRANE) +
  `<path fill="none" stroke="${CRANE}" stroke-width="1.2" d="M${num(x - 180)} ${num(top - 5)}L${num(x + 6)} ${num(top - 42)}L${num(x + 70)} ${num(top - 5)}"/>` +
  rect(x + 60, top - 1, 18, 16, '#7E8787') +
  rect(x - 3, top - 2, 14, 14, '#E8E2D6') +
  shape(cut(x - 120, top, 1, 60) + cut(x - 128, top + 60, 17, 6), '#5C6C70');

/** A fence of sheets, in the colours of the house, with a gate. */
const fence = (from: number, w: number, ink: string): string =>
  rect(from, -24, w, 24, '#E8ECEB') +
  bars(from, -24, w, 24, 16, 48, ink) +
  rect(from, -25, w, 2, '#8A9698') +
  rect(from + w * 0.62, -24, 40, 24, '#C9D2D1') +
  rect(from, 0, w, 2, shadow(0.2));

/**
 * Draws a house that is being built as one self-contained SVG, 846×476, the same for the same input: the house of its
 * façade, as far as it stands.
 */
export function drawStage(input: StageInput, label?: string): string {
  const floors = Math.max(1, Math.min(90, Math.round(input.floors)));
  const done = Math.min(100, Math.max(0, input.builtPercent));
  const random = seededRandom(input.seed);
  const style = facadeStyleFor(input);
  const height = (GROUND_DM + (floors - 1) * FLOOR_DM) * 1.12 + 130 + GROUND;
  const width = (height * W) / H;
  const whole = massHouse(style, floors, Math.min(input.sections ?? SECTIONS, SECTIONS), width, random);
  const from = -(width - whole.w - 46) * 0.5;
  const area = { from, to: from + width, top: GROUND - height, houseH: whole.h };
  const ready = whole.sections.map((section) => ({
    raised: floorsAt(section.floors, done, 0, FRAME_UP),
    walled: floorsAt(section.floors, done, WALLS_FROM, WALLS_UP),
  }));
  const isDone = done >= WALLS_UP;
  const walled: Massing = {
    ...whole,
    sections: whole.sections.flatMap((section, i) => {
      const own = ready[i]!.walled;
      return own === 0
        ? []
        : [{ ...section, floors: own, top: topOf(own), isTallest: isDone && section.isTallest }];
    }),
  };
  const prefix = `s${(input.seed >>> 0).toString(36)}${floors.toString(36)}x${done.toString(36)}`;
  const seen = asSeen({ ...style, ...(isDone ? {} : { roof: 'parapet' as const }) }, walled, true);
  const house = drawHouse(walled, seen, 0, random, (name) => prefix + name);
  const frame = whole.sections
    .map((section, i) => skeleton(section, topOf(ready[i]!.walled), topOf(ready[i]!.raised), style.bayDm))
    .join('');
  const tallest = Math.min(...ready.map(({ raised }) => topOf(raised)));
  const { backdrop } = sceneOf(input.seed);
  const season = sceneOf(input.seed + done);
  const inks = [style.accent, style.walls[0], '#086668'];
  const words = label ?? `Стройка: готово ${done}\u00A0%`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(from)} ${num(area.top)} ${num(width)} ${num(height)}" ` +
      `preserveAspectRatio="xMidYMax slice" role="img" aria-label="${escapeAttribute(words)}">` +
      `<defs>${house.defs}</defs>` +
      drawSky(area, 'day', backdrop, random) +
      season.paint(
        drawGround({ from, to: area.to, houseW: whole.w, bottom: GROUND, trees: 0, hasPeople: false }),
      ) +
      (isDone ? '' : crane(whole.w * 0.66, tallest - 90)) +
      (walled.sections.length > 0 ? house.svg : '') +
      frame +
      (isDone ? '' : fence(-60, whole.w + 150, pickOne(inks, random()))) +
      '</svg>',
  );
}
