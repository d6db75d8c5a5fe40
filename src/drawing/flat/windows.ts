import type { Side } from '../box.ts';
import { outerWall } from './doors.ts';
import type { Layout } from './layout.ts';
import { roomRules } from './room-rules.ts';
import type { SizedFloor } from './sized-floor.ts';
import type { WallStretch } from './walls.ts';

export interface Window {
  readonly wall: WallStretch;
  readonly side: Side;
  readonly roomId: string;
  readonly from: number;
  readonly to: number;
}

function cutInto(wall: WallStretch): { from: number; to: number }[] {
  const length = wall.to - wall.from;
  const count = length > 560 ? Math.round(length / 330) : 1;
  const pitch = length / count;
  const width = Math.round(Math.min(count > 1 ? 190 : 230, Math.max(80, pitch * 0.56), pitch - 30));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(wall.from + pitch * (index + 0.5) - width / 2);
    return { from, to: from + width };
  });
}

/** Windows of every room that wants daylight, on façade sides only; a corner room gets both sides. */
export function cutWindows(layout: Layout, floor: SizedFloor): Window[] {
  return floor.rooms.flatMap((room) => {
    const rule = roomRules[room.kind];
    if (!rule.needsWindow && room.kind !== 'niche') return [];
    return layout.facades.flatMap((side) => {
      if (layout.entrance.room === room.id && layout.entrance.side === side) return [];
      const wall = outerWall(floor, room, side);
      if (wall === null || wall.to - wall.from < 120) return [];
      return cutInto(wall).map((span) => ({ wall, side, roomId: room.id, ...span }));
    });
  });
}
