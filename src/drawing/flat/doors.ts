import { type Box, bottom, box, inside, overlapArea, overlaps, right, type Side } from '../box.ts';
import type { Layout } from './layout.ts';
import { roomRules } from './room-rules.ts';
import type { SizedFloor, SizedRoom } from './sized-floor.ts';
import { sharedWall, type WallStretch } from './walls.ts';

/** The thickness of the outer wall in centimetres. */
export const OUTER_CM = 32;

/** An opening in a wall, with or without a leaf. */
export interface Door {
  readonly wall: WallStretch;
  readonly from: number;
  readonly to: number;
  /** Rooms it joins; null is the landing outside. */
  readonly rooms: readonly [string, string | null];
  /** The end the leaf hangs on, null for a bare opening. */
  readonly hinge: 'from' | 'to' | null;
  /** The leaf opens towards smaller (-1) or greater (1) coordinates. */
  readonly swing: -1 | 1;
  /** Square swept by the leaf, null for a bare opening. */
  readonly sweep: Box | null;
  /** Floor that must stay free on both sides. */
  readonly clear: readonly Box[];
}

const APPROACH_CM = 55;

const facing = (wall: WallStretch, from: number, to: number, depth: number, towards: -1 | 1): Box =>
  wall.axis === 'x'
    ? box(from, towards < 0 ? wall.near - depth : wall.far, to - from, depth)
    : box(towards < 0 ? wall.near - depth : wall.far, from, depth, to - from);

/** Tells on which side of the wall a room lies. */
const sideOf = (wall: WallStretch, room: Box): -1 | 1 =>
  (wall.axis === 'x' ? room.y : room.x) < wall.near ? -1 : 1;

interface Option {
  readonly door: Door;
  readonly cost: number;
}

function hangDoor(
  wall: WallStretch,
  width: number,
  into: SizedRoom,
  other: SizedRoom | null,
  taken: readonly Door[],
  roll: number,
): Door | null {
  const swing = sideOf(wall, into);
  const margin = 8;
  const low = wall.from + margin;
  const high = wall.to - margin - width;
  if (high < low - 0.5) return null;
  const spots = [low, high, (low + high) / 2, low + (high - low) * 0.25, low + (high - low) * 0.75];
  let best: Option | null = null;
  spots.forEach((spot, index) => {
    for (const hinge of ['from', 'to'] as const) {
      const from = Math.round(spot);
      const to = from + width;
      const sweep = facing(wall, from, to, width, swing);
      const approach = facing(wall, from, to, APPROACH_CM, swing === 1 ? -1 : 1);
      const roomStart = wall.axis === 'x' ? into.x : into.y;
      const roomEnd = wall.axis === 'x' ? right(into) : bottom(into);
      const toCorner = hinge === 'from' ? from - roomStart : roomEnd - to;
      let cost =
        Math.min(toCorner, 160) / 40 + index * 0.3 + (index < 2 ? ((roll * 7 + index) % 1) * 0.5 : 1);
      if (!inside(sweep, into)) cost += 40;
      for (const door of taken) {
        if (door.sweep !== null && overlaps(door.sweep, sweep)) cost += 60;
        for (const zone of door.clear) if (overlaps(zone, sweep)) cost += 4 + overlapArea(zone, sweep) / 500;
        if (door.sweep !== null && overlaps(door.sweep, approach))
          cost += 3 + overlapArea(door.sweep, approach) / 500;
      }
      if (best === null || cost < best.cost) {
        const rooms: [string, string | null] = [into.id, other?.id ?? null];
        best = { cost, door: { wall, from, to, rooms, hinge, swing, sweep, clear: [approach] } };
      }
    }
  });
  return (best as Option | null)?.door ?? null;
}

function bareOpening(wall: WallStretch, a: SizedRoom, b: SizedRoom): Door {
  const merged = a.kind === 'space' && b.kind === 'space';
  const length = wall.to - wall.from;
  const stub = merged ? 0 : Math.min(18, Math.max(0, (length - 80) / 2));
  const width = merged ? length : Math.min(length - 2 * stub, 220);
  const from = Math.round(wall.from + (length - width) / 2);
  const to = Math.round(from + width);
  const clear = [facing(wall, from, to, 40, -1), facing(wall, from, to, 40, 1)];
  return { wall, from, to, rooms: [a.id, b.id], hinge: null, swing: 1, sweep: null, clear };
}

/** The stretch of outer wall in front of a room, null when the room does not reach that side. */
export function outerWall(floor: SizedFloor, room: SizedRoom, side: Side): WallStretch | null {
  const { widthCm, depthCm } = floor;
  const alongX = { axis: 'x', from: room.x, to: right(room) } as const;
  const alongY = { axis: 'y', from: room.y, to: bottom(room) } as const;
  if (side === 'n') return room.y < 1 ? { ...alongX, near: -OUTER_CM, far: 0 } : null;
  if (side === 's')
    return bottom(room) > depthCm - 1 ? { ...alongX, near: depthCm, far: depthCm + OUTER_CM } : null;
  if (side === 'w') return room.x < 1 ? { ...alongY, near: -OUTER_CM, far: 0 } : null;
  return right(room) > widthCm - 1 ? { ...alongY, near: widthCm, far: widthCm + OUTER_CM } : null;
}

const widthInto = (room: SizedRoom): number =>
  roomRules[room.kind].wet || room.kind === 'wardrobe' || room.kind === 'storage' ? 70 : 80;

const isPassage = (room: SizedRoom): boolean => room.kind === 'hall' || room.kind === 'corridor';

/** Small rooms open outward: a leaf would fill them. */
function leafRoom(a: SizedRoom, b: SizedRoom): [SizedRoom, SizedRoom] {
  const [into, other] = isPassage(b) || (!isPassage(a) && a.w * a.h < b.w * b.h) ? [a, b] : [b, a];
  return into.w * into.h < 20_000 || Math.min(into.w, into.h) < 90 ? [other, into] : [into, other];
}

/** Cuts the entrance and every inner door; null when some pair of rooms has no wall wide enough. */
export function cutDoors(layout: Layout, floor: SizedFloor, roll: number): Door[] | null {
  const byId = new Map(floor.rooms.map((room) => [room.id, room]));
  const hall = byId.get(layout.entrance.room);
  const landing = hall === undefined ? null : outerWall(floor, hall, layout.entrance.side);
  if (hall === undefined || landing === null) return null;
  const entrance = hangDoor(landing, 90, hall, null, [], roll);
  if (entrance === null) return null;
  const doors: Door[] = [entrance];
  for (const link of layout.links) {
    const bare = link.includes('~');
    const [a, b] = link.split(bare ? '~' : '-').map((id) => byId.get(id));
    if (a === undefined || b === undefined) return null;
    const wall = sharedWall(a, b);
    if (wall === null || wall.to - wall.from < (bare ? 80 : 78)) return null;
    const [into, other] = leafRoom(a, b);
    const width = Math.min(widthInto(a), widthInto(b));
    const door = bare ? bareOpening(wall, a, b) : hangDoor(wall, width, into, other, doors, roll);
    if (door === null) return null;
    doors.push(door);
  }
  return [...doors, ...mergedSpaces(floor)];
}

function mergedSpaces(floor: SizedFloor): Door[] {
  const spaces = floor.rooms.filter((room) => room.kind === 'space');
  return spaces.flatMap((a, index) =>
    spaces.slice(index + 1).flatMap((b) => {
      const wall = sharedWall(a, b);
      return wall === null ? [] : [bareOpening(wall, a, b)];
    }),
  );
}
