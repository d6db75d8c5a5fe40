import { seededRandom } from '#domain/random.ts';
import { plural } from '#domain/text/plural.ts';
import { type Box, boundsOf, box, grow } from '../box.ts';
import { facadeStyleFor } from '../facade/draw-facade.ts';
import { toDusk } from '../facade/dusk.ts';
import { shape } from '../facade/paint.ts';
import { compactPaths, escapeAttribute, num } from '../svg.ts';
import { composeYard, type Wing, type YardInput } from './compose-yard.ts';
import { drawWing } from './draw-wing.ts';
import { planGarden } from './garden.ts';
import { paintOrder } from './paint-order.ts';
import { furnishYard } from './planting.ts';
import { ground, type Name, type Thing } from './scene.ts';
import { shadowOf, treeShadows } from './shadows.ts';
import { drawStreets, neighbours, parkCars } from './streets.ts';
import { yardSymbols } from './symbols.ts';
import { FLOOR_M, level, screenBounds, type View } from './view.ts';

export interface YardOptions {
  readonly light: 'day' | 'dusk';
  /** Replaces the derived description, «Двор с высоты: 3 дома». */
  readonly label?: string;
}

const FRAME = box(0, 0, 846, 476);
const MOST_K = 5;
/** Walls, metre by floor, that get all their lit windows; longer ones get them more thinly. */
const MOST_WALLS_M = 2_600;

/** Shows all houses as large as the frame lets, with some of the street. */
function frameView(wings: readonly Wing[], plot: Box): View {
  const one: View = { k: 1, left: 0, top: 0 };
  const seen = screenBounds(one, [
    ...wings.map((wing) => ({ box: grow(wing.box, 3), heightM: wing.floors * FLOOR_M + 5 })),
    { box: grow(plot, -6), heightM: 0 },
  ]);
  const k = Math.min(
    MOST_K,
    (FRAME.w - 60) / (seen.right - seen.left),
    (FRAME.h - 26) / (seen.bottom - seen.top),
  );
  return {
    k,
    left: FRAME.w / 2 - ((seen.left + seen.right) / 2) * k,
    top: FRAME.h / 2 - ((seen.top + seen.bottom) / 2) * k,
  };
}

/** Grass with a paved strip about every house. */
const drawPlot = (view: View, plot: Box, wings: readonly Wing[]): string =>
  shape(level(view, grow(plot, -2.4)), ground.grass) +
  shape(wings.map((wing) => level(view, grow(wing.box, 3))).join(''), ground.plot);

/** The seed and a short digest of all else that changes the picture: different pictures never share an id. */
function prefixOf(input: YardInput, light: string): string {
  const houses = input.houses.map(({ floors, sections }) => `${floors}x${sections}`);
  const rest = `${houses} ${input.comfortClass ?? ''} ${light}`;
  let digest = 11;
  for (let i = 0; i < rest.length; i++) digest = (digest * 31 + rest.charCodeAt(i)) % 46_649;
  return `y${(input.seed >>> 0).toString(36)}${digest.toString(36).padStart(3, '0')}`;
}

/**
 * Draws the yard of a complex from above as one self-contained SVG, 846×476, in the tones of its façade; the same for
 * the same input. Houses stand as on its master plan. Houses and things are painted from the farthest to the nearest.
 */
export function drawYard(input: YardInput, { light, label }: YardOptions): string {
  const composition = composeYard(input);
  const { wings, yard } = composition;
  const style = facadeStyleFor(input);
  const random = seededRandom(input.seed ^ 0x2b91);
  const plot = grow(boundsOf([...wings.map((wing) => wing.box), yard]), 8);
  const view = frameView(wings, plot);
  const prefix = prefixOf(input, light);
  const name: Name = (symbol) => prefix + symbol;
  const isDusk = light === 'dusk';
  const paint = isDusk ? toDusk : (svg: string): string => svg;
  const sink = (svg: string): string => paint(paint(svg));
  const garden = planGarden(view, composition.garden, yard, random());
  const small = furnishYard(view, plot, composition, garden, name, random).map((thing) => ({
    ...thing,
    svg: paint(thing.svg),
  }));
  const walls = wings.reduce((sum, wing) => sum + (wing.box.w + wing.box.h) * wing.floors, 0);
  const density = Math.min(1, MOST_WALLS_M / walls);
  const houses: Thing[] = wings.map((wing) => ({
    box: wing.box,
    svg: paint(drawWing(wing, style, light, density, view, random)),
  }));
  const around = [
    ...neighbours(view, plot, FRAME, random).map((thing) => ({ ...thing, svg: sink(thing.svg) })),
    ...parkCars(view, plot, FRAME, name, random).map((thing) => ({ ...thing, svg: paint(thing.svg) })),
  ];
  const things = paintOrder([...houses, ...small, ...around]);
  const shade = isDusk ? '#14242B' : '#22363C';
  const shadows = `<path d="${wings.map((wing) => shadowOf(wing, view)).join('')}"/>${treeShadows(small, view.k)}`;
  const count = input.houses.length;
  const words = label ?? `Двор с\u00A0высоты: ${count}\u00A0${plural(count, 'дом', 'дома', 'домов')}`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(FRAME.w)} ${num(FRAME.h)}" ` +
      `preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeAttribute(words)}">` +
      `<defs>${paint(yardSymbols(name, view.k))}</defs>` +
      sink(
        shape(`M0 0h${FRAME.w}v${FRAME.h}H0z`, ground.far) +
          drawStreets(view, plot) +
          drawPlot(view, plot, wings),
      ) +
      paint(garden.svg) +
      `<g opacity="${isDusk ? '.4' : '.15'}" fill="${shade}" stroke-width="0" stroke="${shade}">${shadows}</g>` +
      (isDusk ? small.map((thing) => thing.glow ?? '').join('') : '') +
      things.map((thing) => thing.svg).join('') +
      '</svg>',
  );
}
