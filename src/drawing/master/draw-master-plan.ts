import { seededRandom } from '#domain/random.ts';
import { type Box, box, grow, overlaps } from '../box.ts';
import { compactPaths, escapeAttribute, num, rectPath } from '../svg.ts';
import {
  type HouseState,
  layOutQuarter,
  type PlacedHouse,
  type Quarter,
  type QuarterInput,
} from './quarter.ts';
import { scaled, streetNames, surroundings } from './surroundings.ts';

const VIEW = { w: 846, h: 520 } as const;
const TURN_DEGREES = -5;
const SHADOW_M_PER_FLOOR = 0.85;
/** Trees along a street are all of one size, that of those in the yard being 1. */
const STREET_TREE = 0.8;

export interface MasterPlanOptions {
  readonly streets?: readonly string[];
  /** Replaces the derived description, «Генплан: корпусов 5». */
  readonly label?: string;
}

const looks: Readonly<Record<HouseState, { fill: string; edge: string; line: string }>> = {
  selected: { fill: '#086668', edge: '#034546', line: '#5FA5A5' },
  sale: { fill: '#FFFFFF', edge: '#5F7379', line: '#9FB0B3' },
  done: { fill: '#DBF2F2', edge: '#086668', line: '#9FB0B3' },
  later: { fill: '#F3F6F6', edge: '#A9B7B9', line: '#C3CED0' },
};

/** Pixels per metre that let the quarter and its streets fill the picture. */
const scaleOf = (quarter: Quarter): number =>
  Math.min((VIEW.w * 0.66) / quarter.ground.w, (VIEW.h * 0.74) / quarter.ground.h);

/** Gives the positions of the houses' labels, in per cent of the picture, in the order of the houses. */
export function masterPlanPins(input: QuarterInput): { leftPercent: number; topPercent: number }[] {
  const quarter = layOutQuarter(input);
  const k = scaleOf(quarter);
  const turn = (TURN_DEGREES * Math.PI) / 180;
  return quarter.houses.map(({ boxes }) => {
    const first = boxes[0] ?? quarter.ground;
    const x = (first.x + first.w / 2) * k;
    const y = (first.y + first.h / 2) * k;
    const left = VIEW.w / 2 + x * Math.cos(turn) - y * Math.sin(turn);
    const top = VIEW.h / 2 + x * Math.sin(turn) + y * Math.cos(turn);
    return {
      leftPercent: Math.round((left / VIEW.w) * 1000) / 10,
      topPercent: Math.round((top / VIEW.h) * 1000) / 10,
    };
  });
}

function shadows(houses: readonly PlacedHouse[], k: number): string {
  const data = houses.flatMap(({ house, boxes }) =>
    boxes.map((one) => {
      const b = scaled(one, k);
      const s = house.floors * SHADOW_M_PER_FLOOR * k * 0.7;
      return `M${num(b.x)} ${num(b.y + b.h)}l${num(s)} ${num(s)}h${num(b.w)}v${num(-b.h)}l${num(-s)} ${num(-s)}z`;
    }),
  );
  return `<path fill="#22363C" opacity=".16" d="${data.join('')}"/>`;
}

/** A small triangle before a door, pointing at the wall. */
const entranceMark = (x: number, y: number, across: boolean, out: 1 | -1): string =>
  across
    ? `M${num(x - 4)} ${num(y + 8 * out)}h8l-4 ${-6 * out}z`
    : `M${num(x + 8 * out)} ${num(y - 4)}v8l${-6 * out} -4z`;

/** A house as a layer of its own: counted from 1 in the order given, with the place of its label. */
function drawHouse({ house, boxes }: PlacedHouse, yard: Box, k: number, layer: string): string {
  const look = looks[house.state];
  const parts = boxes.map((one) => scaled(one, k));
  const edge = parts.map((one) => rectPath(grow(one, 1.6))).join('');
  const fill = parts.map(rectPath).join('');
  const long = boxes.reduce((sum, one) => sum + Math.max(one.w, one.h), 0);
  let lines = '';
  let doors = '';
  for (const one of boxes) {
    const across = one.w >= one.h;
    const run = across ? one.w : one.h;
    const count = Math.max(1, Math.round((house.sections * run) / long));
    const isBefore = across ? one.y < yard.y : one.x < yard.x;
    for (let i = 0; i < count; i++) {
      const at = (run * (i + 0.5)) / count;
      const cutAt = (run * i) / count;
      if (i > 0) {
        lines += across
          ? `M${num((one.x + cutAt) * k)} ${num(one.y * k)}v${num(one.h * k)}`
          : `M${num(one.x * k)} ${num((one.y + cutAt) * k)}h${num(one.w * k)}`;
      }
      const x = across ? one.x + at : isBefore ? one.x + one.w : one.x;
      const y = across ? (isBefore ? one.y + one.h : one.y) : one.y + at;
      const porch = box(x - 1.5, y - 1.5, 3, 3);
      if (boxes.some((other) => other !== one && overlaps(other, porch))) continue;
      doors += entranceMark(x * k, y * k, across, isBefore ? 1 : -1);
    }
  }
  return (
    `<g ${layer}><path fill="${look.edge}" d="${edge}"/><path fill="${look.fill}" d="${fill}"/>` +
    `<path stroke="${look.line}" d="${lines}"/><path fill="${house.state === 'selected' ? look.fill : '#22363C'}" d="${doors}"/></g>`
  );
}

const layerOf = ({ leftPercent, topPercent }: { leftPercent: number; topPercent: number }, at: number) =>
  `data-layer="${at + 1}" data-pin="${leftPercent} ${topPercent}"`;

/** Places the sports court and the playground, in metres. */
const yardPlaces = (yard: Box): { court: Box; playground: Box } => ({
  court: box(
    yard.x + yard.w * 0.1,
    yard.y + yard.h * 0.64,
    Math.min(19, yard.w * 0.3),
    Math.min(11, yard.h * 0.3),
  ),
  playground: box(yard.x + yard.w * 0.66 - 6.5, yard.y + yard.h * 0.25 - 6.5, 13, 13),
});

/** Lawns cut by crossing paths, a playground and a sports court. */
function drawYardGround(yard: Box, k: number): string {
  const b = scaled(yard, k);
  const path = 3.2 * k;
  const [a, c] = [b.w * 0.36, b.w * 0.3];
  const rows = [b.h * 0.52 - path / 2, b.h * 0.48 - path / 2];
  const lawns = [
    box(b.x, b.y, a, rows[0] ?? 0),
    box(b.x + a + path, b.y, b.w - a - path, rows[0] ?? 0),
    box(b.x, b.y + (rows[0] ?? 0) + path, b.w - c - path, rows[1] ?? 0),
    box(b.x + b.w - c, b.y + (rows[0] ?? 0) + path, c, rows[1] ?? 0),
  ];
  const places = yardPlaces(yard);
  const court = scaled(places.court, k);
  const { x: playX, y: playY, w: playW } = scaled(places.playground, k);
  const r = Math.min(playW / 2, b.h * 0.2);
  const [px, py] = [playX + playW / 2, playY + playW / 2];
  return (
    `<path fill="#DDEBD9" d="${lawns.map(rectPath).join('')}"/>` +
    `<circle cx="${num(px)}" cy="${num(py)}" r="${num(r)}" fill="#FBE9D7"/>` +
    `<circle cx="${num(px)}" cy="${num(py)}" r="${num(r * 0.6)}" fill="none" stroke="#D9B48F" stroke-width="1.2"/>` +
    `<path fill="#6E9478" d="${rectPath(box(px - 9, py - 4, 7, 7))}${rectPath(box(px + 3, py + 2, 9, 4))}"/>` +
    `<path fill="#DCEBF3" stroke="#8FB0C2" d="${rectPath(court)}M${num(court.x + court.w / 2)} ${num(court.y)}v${num(court.h)}"/>` +
    `<circle cx="${num(court.x + court.w / 2)}" cy="${num(court.y + court.h / 2)}" r="${num(court.h * 0.22)}" fill="none" stroke="#8FB0C2"/>`
  );
}

function trees(quarter: Quarter, k: number, name: string, random: () => number): string {
  const { ground, yard } = quarter;
  const { court, playground } = yardPlaces(yard);
  const taken = [court, playground, ...quarter.houses.flatMap(({ boxes }) => boxes)].map((one) =>
    grow(one, 3),
  );
  const along: [number, number][] = [];
  for (let x = ground.x; x < ground.x + ground.w; x += 6.4) {
    along.push([x, ground.y - 3.4], [x, ground.y + ground.h + 3.4]);
  }
  for (let y = ground.y; y < ground.y + ground.h; y += 6.4) {
    along.push([ground.x - 3.4, y], [ground.x + ground.w + 3.4, y]);
  }
  const inYard: [number, number, number][] = [];
  for (let i = 0; i < 46; i++) {
    const x = yard.x - 6 + random() * (yard.w + 12);
    const y = yard.y - 6 + random() * (yard.h + 12);
    if (!taken.some((one) => overlaps(one, box(x - 2, y - 2, 4, 4))))
      inYard.push([x, y, 0.75 + random() * 0.55]);
  }
  const streetTrees = along.map(
    ([x, y]) =>
      `<use href="#${name}" x="${Math.round((x * k) / STREET_TREE)}" y="${Math.round((y * k) / STREET_TREE)}"/>`,
  );
  const yardTrees = inYard.map(
    ([x, y, size]) =>
      `<use href="#${name}" transform="translate(${Math.round(x * k)} ${Math.round(y * k)})scale(${num(size)})"/>`,
  );
  return `<g transform="scale(${num(STREET_TREE)})">${streetTrees.join('')}</g>${yardTrees.join('')}`;
}

/**
 * Draws a quarter from above, 846×520, turned by five degrees: streets, yard, shadows by height and houses painted by
 * state. Pins are the page's business, see `masterPlanPins`.
 */
export function drawMasterPlan(input: QuarterInput, options: MasterPlanOptions = {}): string {
  const quarter = layOutQuarter(input);
  const k = scaleOf(quarter);
  const random = seededRandom(input.seed);
  const pins = masterPlanPins(input);
  const tree = `m${(input.seed >>> 0).toString(36)}`;
  const label = options.label ?? `Генплан: корпусов ${input.houses.length}`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.w} ${VIEW.h}" preserveAspectRatio="xMidYMid slice" role="img" ` +
      `aria-label="${escapeAttribute(label)}">` +
      `<defs><g id="${tree}"><circle cx="2.5" cy="2.5" r="8" fill="#22363C1a"/><circle r="8" fill="#BFD9BD" stroke="#8FB597" stroke-width=".8"/><circle r="1.2" fill="#6E9478"/></g></defs>` +
      `<path fill="#E9F0EF" d="M0 0h${VIEW.w}v${VIEW.h}H0z"/><g transform="translate(${VIEW.w / 2} ${VIEW.h / 2})rotate(${TURN_DEGREES})">` +
      surroundings(quarter.ground, k, random) +
      drawYardGround(quarter.yard, k) +
      shadows(quarter.houses, k) +
      quarter.houses.map((one, at) => drawHouse(one, quarter.yard, k, layerOf(pins[at]!, at))).join('') +
      trees(quarter, k, tree, random) +
      streetNames(quarter, k, options.streets ?? []) +
      '</g></svg>',
  );
}
