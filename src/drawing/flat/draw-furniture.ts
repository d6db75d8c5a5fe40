import type { Box } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { num, pathElement } from '../svg.ts';
import { furnishRoom, furnishStudio } from './furniture/furnish-room.ts';
import { emptyInk } from './furniture/pen.ts';
import { type Detail, roomSpace } from './furniture/room-space.ts';
import type { FlatPlan } from './lay-out-flat.ts';
import type { RoomKind } from './room-rules.ts';

/** Furniture as SVG and the floor it takes, by room id. */
export interface Furnished {
  readonly svg: string;
  readonly taken: ReadonlyMap<string, readonly Box[]>;
}

/** Furnishes every room; nothing stands in a door's sweep or approach. */
export function drawFurniture(plan: FlatPlan, px: number, detail: Detail): Furnished {
  const ink = emptyInk();
  const blocked: Box[] = plan.doors.flatMap((door) => [
    ...door.clear,
    ...(door.sweep === null ? [] : [door.sweep]),
  ]);
  blocked.push(...plan.balconies.map((one) => one.clear));
  const has = (kind: RoomKind): boolean => plan.floor.rooms.some((room) => room.kind === kind);
  const studio = furnishStudio({ kitchen: has('kitchen'), niche: has('niche') });
  const taken = new Map<string, readonly Box[]>();
  for (const room of plan.floor.rooms) {
    const windows = plan.windows.filter((window) => window.roomId === room.id);
    const space = roomSpace(room, blocked, windows, ink, detail);
    const furnish = room.kind === 'studio' ? studio : furnishRoom[room.kind];
    furnish(space);
    taken.set(room.id, space.taken);
  }
  const hair = num(Math.max(1.7, (detail === 'fine' ? 0.9 : 0.8) * px));
  const svg =
    pathElement(ink.rug, `fill="none" stroke="${colour.rug}"`) +
    pathElement(ink.body, `fill="#fff" stroke="${colour.furniture}" stroke-linejoin="round"`) +
    pathElement(ink.mark, `fill="${colour.furniture}"`) +
    pathElement(ink.leaf, `fill="${colour.leaf}" stroke="${colour.leafEdge}"`);
  return { svg: svg === '' ? '' : `<g data-layer="furniture" stroke-width="${hair}">${svg}</g>`, taken };
}
