import { bottom, right, type Side } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { lettersWidth, type Writing, writeLetters } from '../letters/write-letters.ts';
import { num } from '../svg.ts';
import { OUTER_CM } from './doors.ts';
import type { Frame } from './frame.ts';
import type { FlatPlan } from './lay-out-flat.ts';
import type { SizedRoom } from './sized-floor.ts';
import { PARTITION_CM } from './solve-layout.ts';

/** Spans shorter than this are ticked but not numbered, cm. */
const LEAST_NUMBERED_CM = 40;
const FONT_PX = 12;

const millimetres = (units: number, unitCm: number): string => {
  const value = Math.round(units * unitCm * 10);
  return String(value).replace(/\B(?=(?:\d{3}){1,4}$)/g, '\u00A0');
};

interface Chain {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly marks: readonly number[];
}

function drawChain(
  chain: Chain,
  px: number,
  unitCm: number,
): { lines: string; ticks: string; texts: Writing[] } {
  const { axis, at, marks } = chain;
  const tick = 4 * px;
  const first = marks[0] ?? 0;
  const last = marks.at(-1) ?? 0;
  const along = (value: number): string =>
    axis === 'x' ? `${num(value)} ${num(at)}` : `${num(at)} ${num(value)}`;
  let lines = `M${along(first - tick * 1.4)}${axis === 'x' ? 'h' : 'v'}${num(last - first + tick * 2.8)}`;
  let ticks = '';
  const texts: Writing[] = [];
  marks.forEach((mark, index) => {
    const x = axis === 'x' ? mark : at;
    const y = axis === 'x' ? at : mark;
    lines +=
      axis === 'x'
        ? `M${num(x)} ${num(y - tick * 1.6)}v${num(tick * 3.2)}`
        : `M${num(x - tick * 1.6)} ${num(y)}h${num(tick * 3.2)}`;
    ticks += `M${num(x - tick)} ${num(y + tick)}l${num(2 * tick)} ${num(-2 * tick)}`;
    const next = marks[index + 1];
    if (next === undefined || (next - mark) * unitCm < LEAST_NUMBERED_CM) return;
    const text = millimetres(next - mark, unitCm);
    const middle = (mark + next) / 2;
    const beside = at - 6 * px;
    texts.push(axis === 'x' ? { text, x: middle, y: beside } : { text, x: beside, y: middle });
  });
  return { lines, ticks, texts };
}

/** Edges of the rooms along one side in order; parts of one bare space have no edge between them. */
function marksOf(rooms: readonly SizedRoom[], axis: 'x' | 'y', length: number): number[] {
  const walled = rooms.filter((room) => room.kind !== 'space');
  const edges = walled.flatMap((room) => (axis === 'x' ? [room.x, right(room)] : [room.y, bottom(room)]));
  if (walled.length < rooms.length) {
    for (const edge of [...edges]) {
      if (edge > 0 && edge < length)
        edges.push(edge + (edges.indexOf(edge) % 2 === 0 ? -PARTITION_CM : PARTITION_CM));
    }
  }
  return [...new Set([0, ...edges, length])].sort((a, b) => a - b);
}

/** Dimension chains in millimetres, a scale bar of one metre and nothing else; for the page size. */
export function drawDimensions(plan: FlatPlan, frame: Frame): string {
  const { floor, unitCm } = plan;
  const { px, body } = frame;
  const width = floor.widthCm;
  const depth = floor.depthCm;
  const above = body.y - 16 * px;
  const below = bottom(body) + 42 * px;
  const isEntry = (side: Side): number => (plan.layout.entrance.side === side ? 24 * px : 0);
  const leftOf = body.x - 16 * px - isEntry('w');
  const rightOf = right(body) + 24 * px + isEntry('e');
  const west = floor.rooms.filter((room) => room.x < 1);
  const east = floor.rooms.filter((room) => right(room) > width - 1);
  const north = floor.rooms.filter((room) => room.y < 1);
  const chains: Chain[] = [
    { axis: 'x', at: above, marks: marksOf(north, 'x', width) },
    { axis: 'x', at: below, marks: [-OUTER_CM, width + OUTER_CM] },
    { axis: 'y', at: leftOf, marks: marksOf(west, 'y', depth) },
    { axis: 'y', at: rightOf, marks: marksOf(east, 'y', depth) },
  ];
  const drawn = chains.map((chain) => drawChain(chain, px, unitCm));
  const writtenAlong = (axis: Chain['axis']): Writing[] =>
    drawn.flatMap(({ texts }, at) => (chains[at]!.axis === axis ? texts : []));
  const look = { size: FONT_PX * px, fill: colour.ink2 };
  const lines = drawn.map((one) => one.lines).join('');
  const ticks = drawn.map((one) => one.ticks).join('');
  return (
    `<g data-layer="dimensions" fill="none" stroke-width="${num(0.8 * px)}">` +
    `<path stroke="${colour.furniture}" d="${lines}"/>` +
    `<path stroke="${colour.ink}" stroke-width="${num(1.5 * px)}" d="${ticks}"/>` +
    writeLetters(writtenAlong('x'), look) +
    writeLetters(writtenAlong('y'), { ...look, isUpright: true }) +
    `</g>${drawScaleBar(plan, frame, depth)}`
  );
}

function drawScaleBar(plan: FlatPlan, frame: Frame, depth: number): string {
  const { px, body } = frame;
  const metre = 100 / plan.unitCm;
  const y = Math.max(bottom(body), depth + OUTER_CM) + 66 * px;
  const x = body.x;
  const text = '1 м';
  const size = FONT_PX * px;
  return (
    `<path fill="none" stroke="${colour.ink2}" stroke-width="${num(px)}" d="M${num(x)} ${num(y - 5 * px)}v${num(5 * px)}h${num(metre)}v${num(-5 * px)}"/>` +
    writeLetters([{ text, x: x + lettersWidth(text, size) / 2, y: y - 8 * px }], { size, fill: colour.ink2 })
  );
}
