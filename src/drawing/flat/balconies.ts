import { type Box, bottom, box, right, type Side } from '../box.ts';
import type { FittedLayout } from './choose-layout.ts';
import { OUTER_CM } from './doors.ts';
import type { RoomKind } from './room-rules.ts';
import type { SizedRoom } from './sized-floor.ts';

/** A balcony or loggia outside the outer wall; its area is not in the flat's area. */
export interface Balcony {
  readonly kind: 'balcony' | 'loggia';
  readonly side: Side;
  readonly roomId: string;
  /** The outer edge of its rail or wall. */
  readonly at: Box;
  /** The opening of its door in the outer wall. */
  readonly door: Box;
  /** Floor in the room kept free before that door. */
  readonly clear: Box;
}

const DOOR_CM = 75;
const order: Readonly<Record<'balcony' | 'loggia', readonly RoomKind[]>> = {
  loggia: ['kitchen', 'kitchenLiving', 'living', 'studio', 'space', 'bedroom', 'study', 'kids'],
  balcony: ['bedroom', 'living', 'kitchenLiving', 'studio', 'space', 'kids', 'study', 'kitchen'],
};

function attach(
  kind: 'balcony' | 'loggia',
  room: SizedRoom,
  side: Side,
  windowFrom: number,
  windowTo: number,
): Balcony {
  const depth = kind === 'loggia' ? 135 : 105;
  const across = side === 'n' || side === 's';
  const start = across ? room.x : room.y;
  const end = across ? right(room) : bottom(room);
  const middle = (windowFrom + windowTo) / 2;
  const half = Math.min(kind === 'loggia' ? 175 : 150, middle - start, end - middle);
  const doorFrom = windowTo - DOOR_CM;
  const make = (from: number, to: number, near: number, deep: number): Box =>
    across ? box(from, near, to - from, deep) : box(near, from, deep, to - from);
  const face = side === 'n' ? room.y : side === 'w' ? room.x : side === 's' ? bottom(room) : right(room);
  const out = side === 'n' || side === 'w' ? -1 : 1;
  const band = (from: number, to: number, a: number, b: number): Box =>
    make(from, to, Math.min(face + out * a, face + out * b), Math.abs(b - a));
  return {
    kind,
    side,
    roomId: room.id,
    at: band(middle - half, middle + half, OUTER_CM - 8, OUTER_CM + depth),
    door: band(doorFrom, windowTo, 0, OUTER_CM),
    clear: band(doorFrom, windowTo, -60, 0),
  };
}

/** Hangs a loggia and a balcony on the rooms that usually have them, each at its own window. */
export function addBalconies(fitted: FittedLayout, wanted: { balcony: boolean; loggia: boolean }): Balcony[] {
  const balconies: Balcony[] = [];
  for (const kind of ['loggia', 'balcony'] as const) {
    if (!wanted[kind]) continue;
    const free = fitted.windows.filter(
      (window) => !balconies.some((one) => one.side === window.side && one.roomId === window.roomId),
    );
    const window = free
      .filter((one) => one.side !== fitted.layout.entrance.side)
      .map((one) => ({ one, room: fitted.floor.rooms.find((room) => room.id === one.roomId) }))
      .sort((a, b) => rankOf(kind, a.room, a.one.side) - rankOf(kind, b.room, b.one.side))[0];
    if (window?.room === undefined) continue;
    balconies.push(attach(kind, window.room, window.one.side, window.one.from, window.one.to));
  }
  return balconies;
}

const rankOf = (kind: 'balcony' | 'loggia', room: SizedRoom | undefined, side: Side): number =>
  (room === undefined ? 99 : order[kind].indexOf(room.kind)) + (side === 'n' || side === 's' ? 0 : 0.5);
