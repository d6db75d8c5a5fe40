import { type Box, box, grow } from '../box.ts';
import { mix, shape } from '../facade/paint.ts';
import type { FacadeStyle } from '../facade/style.ts';
import type { Wing } from './compose-yard.ts';
import { FLOOR_M, level, outline, type View } from './view.ts';

const SLATE = '#5F6F74';

/** A plain solid: top, sunny and shady side in tones of one colour. */
export function solid(view: View, b: Box, from: number, to: number, colour: string): string {
  const [x, y, w, h] = [b.x, b.y, b.w, b.h];
  return (
    shape(outline(view, [x, y + h, to], [x + w, y + h, to], [x + w, y + h, from], [x, y + h, from]), colour) +
    shape(
      outline(view, [x + w, y + h, to], [x + w, y, to], [x + w, y, from], [x + w, y + h, from]),
      mix(colour, '#1E3239', 0.24),
    ) +
    shape(level(view, b, to), mix(colour, '#FFFFFF', 0.5))
  );
}

/** Two slopes along the longer side, as long as the wing. */
function gable(view: View, b: Box, z: number, wall: string): string {
  const up = z + Math.min(b.w, b.h) * 0.32;
  const across = b.w >= b.h;
  const [x, y, r, d] = [b.x - 0.4, b.y - 0.4, b.x + b.w + 0.4, b.y + b.h + 0.4];
  const [mx, my] = [(x + r) / 2, (y + d) / 2];
  if (across)
    return (
      shape(outline(view, [x, y, z], [r, y, z], [r, my, up], [x, my, up]), mix(SLATE, '#1E3239', 0.2)) +
      shape(outline(view, [x, d, z], [r, d, z], [r, my, up], [x, my, up]), '#7F8E92') +
      shape(outline(view, [r, d, z], [r, y, z], [r, my, up]), mix(wall, '#1E3239', 0.24))
    );
  return (
    shape(outline(view, [x, y, z], [x, d, z], [mx, d, up], [mx, y, up]), '#7F8E92') +
    shape(outline(view, [r, y, z], [r, d, z], [mx, d, up], [mx, y, up]), mix(SLATE, '#1E3239', 0.2)) +
    shape(outline(view, [x, d, z], [r, d, z], [mx, d, up]), wall)
  );
}

/** Small rooms for lifts and fans along the middle of a flat roof. */
function liftRooms(view: View, b: Box, z: number, colour: string, random: () => number): string {
  const long = Math.max(b.w, b.h);
  const count = Math.max(1, Math.round(long / 26));
  let rooms = '';
  for (let at = 0; at < count; at++) {
    const along = (long * (at + 0.5)) / count - 2.4 + random() * 2;
    const side = Math.min(b.w, b.h) / 2 - 2 + random();
    const room = b.w >= b.h ? box(b.x + along, b.y + side, 4.8, 3.6) : box(b.x + side, b.y + along, 3.6, 4.8);
    rooms += solid(view, room, z, z + 2.6, colour);
  }
  return rooms;
}

/** The top of a wing in the manner of its façade: parapet, penthouse, slate, gable or a roof garden. */
export function drawRoof(
  { box: b, floors }: Wing,
  style: FacadeStyle,
  view: View,
  random: () => number,
): string {
  const z = floors * FLOOR_M;
  const wall = style.walls[0];
  if (style.roof === 'gable') return gable(view, b, z, wall);
  const rim = mix(wall, '#FFFFFF', 0.62);
  const deck = mix(mix(wall, '#E6E8E5', 0.6), '#1E3239', 0.06);
  const flat = shape(level(view, b, z), rim) + shape(level(view, grow(b, -0.9), z), deck);
  switch (style.roof) {
    case 'mansard':
      return (
        flat + solid(view, grow(b, -1.1), z, z + 3, SLATE) + liftRooms(view, b, z + 3, style.trim, random)
      );
    case 'setback':
      return (
        flat +
        solid(view, grow(b, -2.6), z, z + 3.1, style.walls[1]) +
        liftRooms(view, b, z + 3.1, rim, random)
      );
    case 'crown':
      return (
        flat +
        solid(view, grow(b, -1.8), z, z + 2.6, wall) +
        solid(view, grow(b, -4), z + 2.6, z + 5.2, style.accent)
      );
    case 'pergola':
      return (
        flat + shape(level(view, grow(b, -3.4), z), '#B5CDB2') + liftRooms(view, b, z, style.trim, random)
      );
    default:
      return flat + liftRooms(view, b, z, rim, random);
  }
}
