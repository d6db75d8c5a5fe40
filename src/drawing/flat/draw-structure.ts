import { type Box, box, clip, grow } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { num, pathElement, rectPath } from '../svg.ts';
import { type Door, OUTER_CM } from './doors.ts';
import type { FlatPlan } from './lay-out-flat.ts';
import { roomRules } from './room-rules.ts';
import { PARTITION_CM } from './solve-layout.ts';
import { type WallStretch, wallBox } from './walls.ts';
import type { Window } from './windows.ts';

const joined = (boxes: readonly Box[]): string => boxes.map(rectPath).join('');

/** A line along a wall at the given distance from its near face. */
function alongWall(wall: WallStretch, from: number, to: number, at: number): string {
  return wall.axis === 'x'
    ? `M${num(from)} ${num(at)}h${num(to - from)}`
    : `M${num(at)} ${num(from)}v${num(to - from)}`;
}

/** Leaf and arc of a door in path data: the leaf stands open at right angles to the wall. */
function leafAndArc(door: Door): { leaf: string; arc: string } {
  if (door.hinge === null) return { leaf: '', arc: '' };
  const width = door.to - door.from;
  const face = door.swing < 0 ? door.wall.near : door.wall.far;
  const hinge = door.hinge === 'from' ? door.from : door.to;
  const strike = door.hinge === 'from' ? door.to : door.from;
  const reach = door.swing * width;
  const across = door.wall.axis === 'x';
  const isClockwise = (door.hinge === 'from') === door.swing > 0 ? across : !across;
  const sweep = isClockwise ? 1 : 0;
  const arcTo = across ? `${num(hinge - strike)} ${num(reach)}` : `${num(reach)} ${num(hinge - strike)}`;
  const start = across ? `${num(strike)} ${num(face)}` : `${num(face)} ${num(strike)}`;
  const root = across
    ? `M${num(hinge)} ${num(face)}v${num(reach)}`
    : `M${num(face)} ${num(hinge)}h${num(reach)}`;
  return { leaf: root, arc: `M${start}a${num(width)} ${num(width)} 0 0 ${sweep} ${arcTo}` };
}

function balconyPaths(plan: FlatPlan) {
  let wall = '';
  let floor = '';
  let glass = '';
  for (const { at, kind, side } of plan.balconies) {
    const thick = kind === 'loggia' ? 10 : 5;
    wall += rectPath(at);
    floor += rectPath(grow(at, -thick));
    if (kind !== 'loggia') continue;
    const long = side === 'n' || side === 's' ? at.w : at.h;
    const strip = (inset: number, depth: number): Box => {
      const start = inset + long * 0.06;
      const run = long * 0.88 - 2 * inset;
      if (side === 'n') return box(at.x + start, at.y - 1, run, depth);
      if (side === 's') return box(at.x + start, at.y + at.h - depth + 1, run, depth);
      return side === 'w'
        ? box(at.x - 1, at.y + start, depth, run)
        : box(at.x + at.w - depth + 1, at.y + start, depth, run);
    };
    glass += rectPath(strip(0, 12));
  }
  return { wall, floor, glass };
}

function windowPaths(windows: readonly Window[], plan: FlatPlan) {
  let frames = joined(windows.map((one) => wallBox(one.wall, one.from, one.to)));
  let panes = '';
  for (const one of windows) {
    const middle = (one.wall.near + one.wall.far) / 2;
    for (const offset of [-4, 4]) panes += alongWall(one.wall, one.from, one.to, middle + offset);
  }
  frames += joined(plan.balconies.map((one) => one.door));
  return { frames, panes };
}

/** Walls, floors, openings, doors and windows; `px` is drawing units per screen pixel. */
export function drawStructure(plan: FlatPlan, px: number): string {
  const { floor, doors, windows } = plan;
  const inner = box(0, 0, floor.widthCm, floor.depthCm);
  const wet = floor.rooms.filter((room) => roomRules[room.kind].wet);
  const dry = floor.rooms.filter((room) => !roomRules[room.kind].wet);
  const open = floor.rooms.some((room) => room.kind === 'space');
  const walled = floor.rooms
    .filter((room) => room.kind !== 'space')
    .map((room) => clip(grow(room, PARTITION_CM), inner));
  const openings = doors.map((door) => wallBox(door.wall, door.from, door.to, 1));
  const leaves = doors.map(leafAndArc);
  const thresholds = doors
    .filter((door) => door.hinge !== null)
    .map(
      (door) =>
        alongWall(door.wall, door.from, door.to, door.wall.near) +
        alongWall(door.wall, door.from, door.to, door.wall.far),
    )
    .join('');
  const balcony = balconyPaths(plan);
  const window = windowPaths(windows, plan);
  const hair = num(Math.max(1.6, 0.8 * px));
  return [
    pathElement(balcony.wall, `fill="${colour.balconyWall}"`),
    pathElement(balcony.floor, `fill="${colour.balconyFloor}"`),
    pathElement(rectPath(grow(inner, OUTER_CM)), `fill="${colour.outerWall}"`),
    pathElement(rectPath(inner), `fill="${open ? '#fff' : colour.partition}"`),
    pathElement(open ? joined(walled) : '', `fill="${colour.partition}"`),
    pathElement(joined(dry) + joined(openings), 'fill="#fff"'),
    pathElement(joined(wet), `fill="${colour.wetFloor}"`),
    pathElement(
      window.frames + balcony.glass,
      `fill="#fff" stroke="${colour.outerWall}" stroke-width="${num(Math.max(2.2, 1 * px))}"`,
    ),
    pathElement(window.panes + thresholds, `fill="none" stroke="${colour.outerWall}" stroke-width="${hair}"`),
    pathElement(
      leaves.map((one) => one.arc).join(''),
      `fill="none" stroke="${colour.doorArc}" stroke-width="${hair}"`,
    ),
    pathElement(
      leaves.map((one) => one.leaf).join(''),
      `stroke="${colour.outerWall}" stroke-width="${num(Math.max(4, 1.6 * px))}"`,
    ),
  ].join('');
}
