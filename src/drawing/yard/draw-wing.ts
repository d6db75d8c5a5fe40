import { mix, shape } from '../facade/paint.ts';
import type { FacadeStyle } from '../facade/style.ts';
import { num } from '../svg.ts';
import type { Wing } from './compose-yard.ts';
import { drawRoof } from './draw-roof.ts';
import { FLOOR_M, project, SLOPE, type View } from './view.ts';
import { baysOf, windowLooks } from './window-looks.ts';

/** Ink of the side away from the sun. */
const SHADE = '#1E3239';
/** Written short, so that repainting for dusk leaves it alone. */
const LIT = '#FD8';
const CURTAIN = '#FFF';

/** Below so many pixels in a metre belts and canopies are thinner than a hair. */
const THIN_K = 2.2;

interface Face {
  /**
   * The top left corner of the wall in the picture, pixels; the wall runs `long` metres from there, and `down` is the
   * sign of its slope.
   */
  readonly from: [number, number];
  readonly down: 1 | -1;
  readonly long: number;
  readonly shade: number;
  readonly litShare: number;
}

const digits = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** Draws one visible wall in a grid of its own, where a bay is ten units wide and a floor ten units high. */
function drawFace(
  face: Face,
  wing: Wing,
  style: FacadeStyle,
  light: 'day' | 'dusk',
  view: View,
  random: () => number,
) {
  const bays = baysOf(style, face.long, wing.house);
  const unit = face.long / bays.length / 10;
  const height = wing.floors * 10;
  const w = bays.length * 10;
  const tone = (colour: string): string => mix(colour, SHADE, face.shade);
  const step = [digits(unit * SLOPE.across * view.k), digits(unit * SLOPE.down * view.k * face.down)];
  const place = `matrix(${step.join(' ')} 0 ${digits((FLOOR_M / 10) * view.k)} ${face.from.map(digits).join(' ')})`;
  const typical = height - 10;
  let svg = shape(`M0 0h${w}v${height}h${-w}z`, tone(style.walls[0]));
  const second = bays.flatMap(({ section }, at) =>
    section % 2 === 1 && typical > 0 && bays[at - 1]?.section !== section
      ? [`M${at * 10} 0h${bays.filter((bay) => bay.section === section).length * 10}v${typical}H${at * 10}z`]
      : [],
  );
  svg += shape(second.join(''), tone(style.walls[1]));
  if (style.belt === true && typical > 0 && view.k > THIN_K)
    svg += `<path stroke="${tone(style.trim)}" stroke-width="${w}" stroke-dasharray=".9 9.1" d="M${w / 2} 0v${typical}"/>`;
  let lit = '';
  for (const kind of new Set(bays.map((bay) => bay.kind))) {
    const look = windowLooks[kind];
    const top = Math.round((10 - look.high) * 0.55);
    const own = bays.flatMap((bay, at) => (bay.kind === kind ? [at * 10 + 5] : []));
    const columns = (from: number): string =>
      typical > 0 ? own.map((x) => `M${x} ${from}v${typical - from}`).join('') : '';
    const dashed = (ink: string, wide: number, high: number, from: number): string =>
      `<path stroke="${ink}" stroke-width="${num(wide)}" stroke-dasharray="${num(high)} ${num(10 - high)}" d="${columns(from)}"/>`;
    svg += dashed(tone(style.glass), look.wide, look.high, top);
    if (look.rail === true)
      svg += dashed(
        tone(style.planted === true ? style.accent : style.trim),
        look.wide + 1.4,
        3.2,
        Math.round(top + look.high - 2.6),
      );
    for (const x of own)
      for (let floor = 0; floor < wing.floors - 1; floor++)
        if (random() < face.litShare)
          lit += `M${Math.ceil(x - look.wide / 2)} ${Math.round(floor * 10 + top + look.high * 0.42)}h${Math.floor(look.wide)}`;
  }
  svg += `<path stroke="${light === 'dusk' ? LIT : CURTAIN}" stroke-width="4.4"${light === 'day' ? ' opacity=".34"' : ''} d="${lit}"/>`;
  svg += shape(`M0 ${typical}h${w}v10h${-w}z`, tone(style.ground));
  svg += `<path stroke="#A9C4C9" stroke-width="5.2" stroke-dasharray="${style.groundFloor === 'rustic' ? '3.4 6.6' : '7.4 2.6'}" d="M1.3 ${typical + 5}h${w - 2}"/>`;
  const doors = bays.flatMap((bay, at) =>
    bay.isDoor && view.k > THIN_K ? [`M${at * 10 + 1} ${typical + 1.6}h8`] : [],
  );
  svg += `<path stroke="${tone(style.trim)}" stroke-width="2" d="${doors.join('')}"/>`;
  return `<g transform="${place}">${svg}</g>`.replaceAll(/<path [^<>]{0,200}d=""\/>/g, '');
}

/** A wing of a house: two walls with their windows and a roof. */
export function drawWing(
  wing: Wing,
  style: FacadeStyle,
  light: 'day' | 'dusk',
  density: number,
  view: View,
  random: () => number,
): string {
  const { box: b, floors } = wing;
  const z = floors * FLOOR_M;
  const share = light === 'dusk' ? 0.26 : 0.12;
  const sunny: Face = {
    from: project(view, [b.x, b.y + b.h, z]),
    down: 1,
    long: b.w,
    shade: 0,
    litShare: share * density,
  };
  const shady: Face = {
    from: project(view, [b.x + b.w, b.y + b.h, z]),
    down: -1,
    long: b.h,
    shade: 0.24,
    litShare: share * density,
  };
  return (
    drawFace(sunny, wing, style, light, view, random) +
    drawFace(shady, wing, style, light, view, random) +
    drawRoof(wing, style, view, random)
  );
}
