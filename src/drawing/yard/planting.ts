import { type Box, bottom, box, grow, overlaps, right } from '../box.ts';
import type { Composition } from './compose-yard.ts';
import type { GardenPlan } from './garden.ts';
import type { Name, Thing } from './scene.ts';
import { project, type View } from './view.ts';

const clothes = ['#C4553F', '#2F6F73', '#44555B', '#D9A24A', '#7B6A93'] as const;
/** Trees and the rest, fewer where houses take the ground. */
const mostThings = (wings: number): number => 118 - wings * 5;

/** Trees, shrubs, benches, lamps, play things and people. */
export function furnishYard(
  view: View,
  plot: Box,
  { wings, yard }: Composition,
  garden: GardenPlan,
  name: Name,
  random: () => number,
): Thing[] {
  const put = (
    symbol: string,
    x: number,
    y: number,
    half: number,
    more = '',
    under?: 'shadow' | 'glow',
  ): Thing => {
    const [sx, sy] = project(view, [x, y, 0]).map(Math.round) as [number, number];
    const place = `x="${sx}" y="${sy}"`;
    return {
      box: box(x - half, y - half, half * 2, half * 2),
      svg: `<use href="#${name(symbol)}" ${place}${more}/>`,
      ...(under === 'shadow' && { shadow: [sx, sy] as const }),
      ...(under === 'glow' && { glow: `<use href="#${name('o')}" ${place}/>` }),
    };
  };
  const houses = wings.map((wing) => grow(wing.box, 2.6));
  const things: Thing[] = [];
  const isFree = (b: Box, gap: number): boolean =>
    ![...houses, ...things.map((thing) => grow(thing.box, gap))].some((other) => overlaps(other, b));

  for (const [x, y] of garden.playgrounds) things.push(put('g', x - 1, y, 3));
  for (const [x, y] of garden.benches) {
    if (isFree(box(x - 1, y - 1, 2, 2), 0.5)) things.push(put('b', x, y, 1));
    if (isFree(box(x + 2, y - 2, 1, 1), 0.2)) things.push(put('l', x + 2.5, y - 1.5, 0.3, '', 'glow'));
  }
  const tree = (x: number, y: number): void => {
    const symbol = random() < 0.46 ? 't' : random() < 0.6 ? 'u' : 'v';
    if (isFree(box(x - 1, y - 1, 2, 2), 1.6)) things.push(put(symbol, x, y, 0.6, '', 'shadow'));
  };
  for (let x = plot.x + 3; x < right(plot); x += 9) tree(x, bottom(plot) - 2);
  for (let y = plot.y + 3; y < bottom(plot); y += 9) tree(right(plot) - 2, y);
  for (let at = 0; at < 320 && things.length < mostThings(wings.length); at++) {
    const isInYard = random() < 0.7;
    const area = isInYard ? grow(yard, -1.5) : grow(plot, -3);
    const [x, y] = [area.x + random() * area.w, area.y + random() * area.h];
    if (garden.taken.some((one) => overlaps(one, box(x - 1, y - 1, 2, 2)))) continue;
    if (random() < 0.78) tree(x, y);
    else if (isFree(box(x - 1, y - 1, 2, 2), 0.8)) things.push(put('w', x, y, 0.5));
  }
  for (let at = 0; at < 14; at++) {
    const from = garden.taken[Math.floor(random() * garden.taken.length)] ?? yard;
    const [x, y] = [from.x + random() * from.w, from.y + random() * from.h];
    const ink = clothes[Math.floor(random() * clothes.length)] ?? clothes[0];
    if (isFree(box(x - 0.4, y - 0.4, 0.8, 0.8), 0.3)) things.push(put('p', x, y, 0.2, ` stroke="${ink}"`));
  }
  return things;
}
