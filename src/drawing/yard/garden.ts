import { type Box, box, grow } from '../box.ts';
import { shape } from '../facade/paint.ts';
import { num } from '../svg.ts';
import type { Garden } from './compose-yard.ts';
import { ground } from './scene.ts';
import { level, project, SLOPE, type View } from './view.ts';

export interface GardenPlan {
  readonly svg: string;
  /** The ground on which nothing may be planted. */
  readonly taken: readonly Box[];
  readonly playgrounds: readonly (readonly [x: number, y: number])[];
  readonly benches: readonly (readonly [x: number, y: number])[];
}

/** A round of a radius in metres, lying on the ground. */
function round(view: View, x: number, y: number, r: number, fill: string, more = ''): string {
  const [cx, cy] = project(view, [x, y, 0]);
  const rx = r * SLOPE.across * Math.SQRT2 * view.k;
  const ry = r * SLOPE.down * Math.SQRT2 * view.k;
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`;
}

const around = (x: number, y: number, r: number): Box => box(x - r, y - r, r * 2, r * 2);

function court(view: View, b: Box): string {
  const across = b.w >= b.h;
  const net = across ? box(b.x + b.w / 2 - 0.15, b.y, 0.3, b.h) : box(b.x, b.y + b.h / 2 - 0.15, b.w, 0.3);
  return (
    shape(level(view, b), '#C9825B') +
    shape(level(view, grow(b, -1.2)), '#6FA39B', `stroke="${ground.line}" stroke-width="1"`) +
    shape(level(view, net), ground.line) +
    round(view, b.x + b.w / 2, b.y + b.h / 2, Math.min(b.w, b.h) * 0.2, 'none', ` stroke="${ground.line}"`)
  );
}

const playRound = (view: View, x: number, y: number, r: number, ink: string): string =>
  round(view, x, y, r, ink) + round(view, x, y, r * 0.62, '#FFFFFF', ' opacity=".28"');

/** Lays out beds around a paved middle. */
function square(view: View, y: Box, ink: string): GardenPlan {
  const [mx, my] = [y.x + y.w / 2, y.y + y.h / 2];
  const r = Math.min(10, Math.min(y.w, y.h) * 0.2);
  const p = 2;
  const beds = [
    box(y.x, y.y, y.w / 2 - p, y.h / 2 - p),
    box(mx + p, y.y, y.w / 2 - p, y.h / 2 - p),
    box(y.x, my + p, y.w / 2 - p, y.h / 2 - p),
    box(mx + p, my + p, y.w / 2 - p, y.h / 2 - p),
  ];
  return {
    svg:
      shape(level(view, grow(y, 2.5)), ground.path) +
      shape(beds.map((b) => level(view, b)).join(''), ground.lawn) +
      round(view, mx, my, r + 3, ground.path) +
      playRound(view, mx, my, r, ink),
    taken: [around(mx, my, r + 3), box(mx - 3, y.y, 6, y.h), box(y.x, my - 3, y.w, 6)],
    playgrounds: [[mx, my]],
    benches: [
      [mx - 6, y.y + 4],
      [y.x + 6, my - 3],
      [mx + r + 5, my - 3],
      [mx - r - 4, my - 3],
    ],
  };
}

/** Lawns cut by two crossing paths, a playground and a sports court. */
function cross(view: View, y: Box, ink: string): GardenPlan {
  const [px, py] = [y.x + y.w * 0.4, y.y + y.h * 0.46];
  const r = Math.min(9, y.h * 0.2);
  const [playX, playY] = [y.x + y.w * 0.7, y.y + y.h * 0.22];
  const field = box(y.x + y.w * 0.08, y.y + y.h * 0.6, Math.min(22, y.w * 0.28), Math.min(13, y.h * 0.3));
  const paths = [box(px - 1.6, y.y, 3.2, y.h), box(y.x, py - 1.6, y.w, 3.2)];
  return {
    svg:
      shape(level(view, grow(y, 2.4)), ground.path) +
      shape(level(view, y), ground.lawn) +
      shape(paths.map((b) => level(view, b)).join(''), ground.path) +
      round(view, px, py, 4.4, ground.path) +
      playRound(view, playX, playY, r, ink) +
      court(view, field),
    taken: [...paths.map((b) => grow(b, 1.2)), around(playX, playY, r), grow(field, 1), around(px, py, 5)],
    playgrounds: [[playX, playY]],
    benches: [
      [px + 4, py - 4],
      [px - 3, py + 4],
      [playX - r - 2, playY],
      [px + 14, py - 3],
    ],
  };
}

/** Lays out one long walk with squares along it. */
function promenade(view: View, y: Box, ink: string): GardenPlan {
  const across = y.w >= y.h;
  const at = (along: number, side: number): [number, number] =>
    across ? [y.x + y.w * along, y.y + y.h * side] : [y.x + y.w * side, y.y + y.h * along];
  const walk = across ? box(y.x, y.y + y.h * 0.44, y.w, 3.6) : box(y.x + y.w * 0.44, y.y, 3.6, y.h);
  const r = Math.min(8.5, Math.min(y.w, y.h) * 0.24);
  const [playX, playY] = at(0.3, 0.5);
  const [fountainX, fountainY] = at(0.53, 0.5);
  const [fieldX, fieldY] = at(0.78, 0.72);
  const field = across ? box(fieldX - 9, fieldY - 5, 18, 10) : box(fieldX - 5, fieldY - 9, 10, 18);
  const links = [0.14, 0.9].map((along) => {
    const [x, side] = at(along, 0);
    return across ? box(x, side, 2.4, y.h) : box(x, side, y.w, 2.4);
  });
  return {
    svg:
      shape(level(view, grow(y, 2.2)), ground.path) +
      shape(level(view, y), ground.lawn) +
      shape([walk, ...links].map((b) => level(view, b)).join(''), ground.path) +
      playRound(view, playX, playY, r, ink) +
      round(view, fountainX, fountainY, r * 0.8, ground.paved) +
      round(
        view,
        fountainX,
        fountainY,
        r * 0.46,
        ground.water,
        ` stroke="${ground.line}" stroke-width="1.4"`,
      ) +
      court(view, field),
    taken: [walk, ...links, around(playX, playY, r), around(fountainX, fountainY, r), grow(field, 1)],
    playgrounds: [[playX, playY]],
    benches: [at(0.42, 0.38), at(0.64, 0.38), at(0.2, 0.38), at(0.72, 0.38)],
  };
}

/** A park: a pond, a round walk and a lawn. */
function park(view: View, y: Box, ink: string): GardenPlan {
  const [mx, my] = [y.x + y.w * 0.48, y.y + y.h * 0.46];
  const r = Math.min(y.w, y.h) * 0.36;
  const [playX, playY] = [y.x + y.w * 0.84, y.y + y.h * 0.14];
  const links = [
    box(mx - 1.4, y.y, 2.8, my - r - y.y + 1),
    box(y.x, my - 1.4, mx - r - y.x + 1, 2.8),
    box(mx + r - 1, my - 1.4, y.x + y.w - mx - r + 1, 2.8),
    box(mx - 1.4, my + r - 1, 2.8, y.y + y.h - my - r + 1),
  ];
  return {
    svg:
      shape(level(view, grow(y, 2.4)), ground.path) +
      shape(level(view, y), ground.lawn) +
      shape(links.map((b) => level(view, b)).join(''), ground.path) +
      round(view, mx, my, r, 'none', ` stroke="${ground.path}" stroke-width="${num(3 * view.k)}"`) +
      round(
        view,
        mx - 1,
        my - 4,
        r * 0.5,
        ground.water,
        ` stroke="${ground.paved}" stroke-width="${num(view.k)}"`,
      ) +
      round(view, mx + 3, my + 2, r * 0.4, ground.water) +
      round(view, mx - 3, my - 6, r * 0.28, '#FFFFFF', ' opacity=".2"') +
      playRound(view, playX, playY, 8, ink),
    taken: [
      around(mx, my, r * 0.62),
      ...links,
      around(playX, playY, 8),
      box(mx - r - 2, my - r * 0.5, 4, r),
      box(mx + r - 2, my - r * 0.5, 4, r),
      box(mx - r * 0.5, my - r - 2, r, 4),
      box(mx - r * 0.5, my + r - 2, r, 4),
    ],
    playgrounds: [[playX, playY]],
    benches: [
      [mx - r + 3, my - 4],
      [mx + r - 3, my - 3],
      [mx + 4, my - r + 3],
      [mx - 4, my + r - 3],
    ],
  };
}

const plans: Readonly<Record<Garden, (view: View, yard: Box, ink: string) => GardenPlan>> = {
  square,
  cross,
  promenade,
  park,
};

const rubber = ['#E3A27E', '#7FB3B0', '#D9B46A', '#B9A3C4'] as const;

/** Lawns, walks, a playground and the rest of an open ground; `roll` in [0, 1) chooses the colour of the playground. */
export const planGarden = (view: View, kind: Garden, yard: Box, roll: number): GardenPlan =>
  plans[kind](view, yard, rubber[Math.floor(roll * rubber.length)] ?? rubber[0]);
