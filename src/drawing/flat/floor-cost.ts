import { bottom, right } from '../box.ts';
import { type Leaf, leavesOf } from './floor-tree.ts';
import type { Layout } from './layout.ts';
import { roomRules } from './room-rules.ts';
import type { SizedFloor, SizedRoom } from './sized-floor.ts';

/** Wished areas in cm² by room id, and how far a floor is from them and from good shapes. */
export interface FloorCost {
  readonly wishes: ReadonlyMap<string, number>;
  readonly cost: (floor: SizedFloor) => number;
}

const square = (value: number): number => value * value;

function wishAreas(leaves: readonly Leaf[], flatCm2: number, kitchenCm2: number | null): Map<string, number> {
  const wishes = new Map<string, number>();
  let left = flatCm2;
  for (const leaf of leaves) {
    const isKitchen = leaf.kind === 'kitchen' || leaf.kind === 'kitchenLiving';
    const want = roomRules[leaf.kind].wantM2;
    const area =
      isKitchen && kitchenCm2 !== null ? kitchenCm2 : want && want(flatCm2 / 10_000) * 10_000 * leaf.share;
    if (area === null) continue;
    wishes.set(leaf.id, area);
    left -= area;
  }
  const sharing = leaves.filter((leaf) => !wishes.has(leaf.id));
  const whole = sharing.reduce((sum, leaf) => sum + roomRules[leaf.kind].share * leaf.share, 0);
  for (const leaf of sharing) {
    const part = (roomRules[leaf.kind].share * leaf.share) / whole;
    wishes.set(leaf.id, Math.max(left, flatCm2 * 0.3) * part);
  }
  return wishes;
}

/** Gives the length of wall a pair of rooms lacks for its door: 0 when the door fits. */
function missingWall(a: SizedRoom, b: SizedRoom, need: number): number {
  const x = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const y = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  const overlap = Math.max(x, y);
  const gap = -Math.min(x, y);
  const apart = Math.max(0, gap - 13) / 100;
  return apart + (overlap < need ? 1 + (need - overlap) / 60 : 0);
}

function shapeCost(room: SizedRoom, wish: number, flatCm2: number, isPinned: boolean): number {
  const rule = roomRules[room.kind];
  const short = Math.min(room.w, room.h);
  const long = Math.max(room.w, room.h);
  const area = room.w * room.h;
  const longest = 1.02 * Math.sqrt(flatCm2);
  if (isPinned) return long > longest ? 4 * (long / longest - 1) : 0;
  let cost = 0;
  if (short < rule.minSideCm) cost += 3 + 25 * (rule.minSideCm / Math.max(20, short) - 1);
  if (long / short > rule.maxAspect) cost += 2 + 8 * (long / short / rule.maxAspect - 1);
  if (rule.wantM2 !== null) {
    const drift = Math.log(area / wish);
    const slack = room.kind === 'hall' ? 0.3 : 0.2;
    cost += drift > slack ? 14 * square(drift - slack) + 1.5 * (drift - slack) : 0;
    cost += drift < -slack ? 7 * square(drift + slack) : 0;
    cost += 0.06 * square(Math.log(long / short / 1.35));
  } else if (rule.wantM2 === null) {
    cost += (room.kind === 'kitchenLiving' ? 2.6 : 1.8) * square(Math.log(area / wish));
    cost += 2.2 * square(Math.log(long / short / 1.3)) * Math.min(1, (3 * area) / flatCm2);
  }
  // A sitting area does not fit into a small kitchen, and a large kitchen is always called a kitchen-living room.
  if (room.kind === 'kitchenLiving' && area < 125_000) cost += 3;
  if (room.kind === 'kitchen' && area > 210_000) cost += 4 * (area / 210_000 - 1);
  if (room.kind === 'hall' && short > 240) cost += 5 * (short / 240 - 1);
  return cost;
}

/** Prepares the measure of comfort of one topology at one area. */
export function floorCost(layout: Layout, flatCm2: number, kitchenCm2: number | null): FloorCost {
  const leaves = leavesOf(layout.tree);
  const wishes = wishAreas(leaves, flatCm2, kitchenCm2);
  const order = new Map(leaves.map((leaf, index) => [leaf.id, index]));
  const pinned = new Set(leaves.filter((leaf) => leaf.fixCm !== null).map((leaf) => leaf.id));
  const links = layout.links.flatMap((link) => {
    const [a = '', b = ''] = link.split(/[-~]/);
    const first = order.get(a);
    const second = order.get(b);
    if (first === undefined || second === undefined) return [];
    return [{ first, second, need: link.includes('~') ? 105 : 100 }];
  });
  const door = layout.entrance.side === 'n' || layout.entrance.side === 's' ? 'w' : 'h';
  const cost = (floor: SizedFloor): number => {
    let sum = square(Math.log(floor.widthCm / floor.depthCm / 1.12)) * 0.9;
    for (const room of floor.rooms) {
      sum += shapeCost(room, wishes.get(room.id) ?? 1, flatCm2, pinned.has(room.id));
      if (room.id === layout.entrance.room && room[door] < 118) sum += 2 + (118 - room[door]) / 20;
    }
    for (const { first, second, need } of links) {
      const a = floor.rooms[first];
      const b = floor.rooms[second];
      if (a !== undefined && b !== undefined) sum += 4 * missingWall(a, b, need);
    }
    return sum;
  };
  return { wishes, cost };
}
