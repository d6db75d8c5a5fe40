import { type Box, bottom, box, grow, inside, overlaps, right, type Side } from '../../box.ts';
import type { SizedRoom } from '../sized-floor.ts';
import { type Ink, penFor } from './pen.ts';
import { armchair, nightstand, type Piece, plant, shelves } from './pieces.ts';

const GAP_CM = 4;

export interface Placed {
  readonly at: Box;
  readonly side: Side;
}

export interface Wanted {
  /** Length along the wall and depth from it, cm. */
  readonly w: number;
  readonly d: number;
  readonly sides?: readonly Side[];
  readonly align?: 'centre' | 'corner';
  /** Free floor needed in front of the piece. */
  readonly front?: number;
  /** The free wall needed at both ends. */
  readonly ends?: number;
  /** Tall pieces never stand before a window. */
  readonly tall?: boolean;
  /** Extra cost of a place; the cheapest wins. */
  readonly cost?: (at: Box, side: Side) => number;
}

/** A room being furnished: knows its doors, windows and what already stands in it. */
export interface RoomSpace {
  readonly room: SizedRoom;
  readonly areaM2: number;
  readonly windowSides: ReadonlySet<Side>;
  readonly taken: readonly Box[];
  /** Stands a piece against a wall where it costs least; null when nowhere fits. */
  stand(piece: Piece, wanted: Wanted): Placed | null;
  /** Puts a piece on free floor nearest to a point. */
  float(piece: Piece, w: number, d: number, near: { x: number; y: number }, pad?: number): Box | null;
  /** Puts a piece exactly there when the place is free. */
  put(piece: Piece, at: Box, side: Side): boolean;
}

export const opposite: Readonly<Record<Side, Side>> = { n: 's', s: 'n', e: 'w', w: 'e' };

const isAcross = (side: Side): boolean => side === 'n' || side === 's';

function against(room: Box, side: Side, offset: number, w: number, d: number): Box {
  if (side === 'n') return box(room.x + offset, room.y + GAP_CM, w, d);
  if (side === 's') return box(room.x + offset, bottom(room) - GAP_CM - d, w, d);
  if (side === 'w') return box(room.x + GAP_CM, room.y + offset, d, w);
  return box(right(room) - GAP_CM - d, room.y + offset, d, w);
}

/** The floor in front of a piece. */
export function frontOf(at: Box, side: Side, depth: number): Box {
  if (side === 'n') return box(at.x, bottom(at), at.w, depth);
  if (side === 's') return box(at.x, at.y - depth, at.w, depth);
  return side === 'w' ? box(right(at), at.y, depth, at.h) : box(at.x - depth, at.y, depth, at.h);
}

const stretched = (at: Box, side: Side, by: number): Box =>
  isAcross(side) ? box(at.x - by, at.y, at.w + 2 * by, at.h) : box(at.x, at.y - by, at.w, at.h + 2 * by);

/** The detail of a drawing: `fine` for a page, `coarse` for a card, `sparse` for a card of a large flat. */
export type Detail = 'fine' | 'coarse' | 'sparse';

const extras: ReadonlySet<Piece> = new Set([plant, armchair, nightstand, shelves]);

export interface WindowSpan {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** Opens a room for furnishing; `blocked` are door sweeps and approaches, never covered. */
export function roomSpace(
  room: SizedRoom,
  blocked: readonly Box[],
  windows: readonly WindowSpan[],
  ink: Ink,
  detail: Detail,
): RoomSpace {
  const fine = detail === 'fine';
  const isSkipped = (piece: Piece): boolean => detail === 'sparse' && extras.has(piece);
  const taken: Box[] = [];
  const sides: readonly Side[] = ['n', 'e', 's', 'w'];
  const isFree = (at: Box): boolean =>
    inside(at, room) &&
    !blocked.some((zone) => overlaps(zone, at)) &&
    !taken.some((one) => overlaps(one, at));
  const isOpen = (at: Box): boolean => inside(at, room) && !taken.some((one) => overlaps(one, at));
  const shades = (at: Box, side: Side): boolean =>
    windows.some((window) => {
      const from = isAcross(side) ? at.x : at.y;
      const to = isAcross(side) ? right(at) : bottom(at);
      return window.side === side && from < window.to && to > window.from;
    });
  const commit = (piece: Piece, at: Box, side: Side): void => {
    taken.push(at);
    const across = isAcross(side);
    const into = (layer: keyof Ink) =>
      penFor(at, side, fine, (data) => {
        ink[layer] += data;
      });
    const pens = { body: into('body'), mark: into('mark'), leaf: into('leaf'), rug: into('rug'), fine };
    piece(pens, across ? at.w : at.h, across ? at.h : at.w);
  };
  return {
    room,
    areaM2: (room.w * room.h) / 10_000,
    windowSides: new Set(windows.map((window) => window.side)),
    taken,
    stand(piece, wanted) {
      if (isSkipped(piece)) return null;
      let best: (Placed & { cost: number }) | null = null;
      for (const side of wanted.sides ?? sides) {
        const span = isAcross(side) ? room.w : room.h;
        const last = span - wanted.w - GAP_CM;
        if (last < GAP_CM) continue;
        const middle = (span - wanted.w) / 2;
        for (let i = 0; i <= 12; i++) {
          const offset = GAP_CM + ((last - GAP_CM) * i) / 12;
          const at = against(room, side, Math.round(offset), wanted.w, wanted.d);
          if (!isFree(at)) continue;
          if (wanted.tall === true && shades(at, side)) continue;
          if (wanted.front !== undefined && !isOpen(frontOf(at, side, wanted.front))) continue;
          if (wanted.ends !== undefined && !isFree(stretched(at, side, wanted.ends))) continue;
          const away = Math.abs(offset - middle) / 100;
          const cost = (wanted.align === 'corner' ? -away : away) + (wanted.cost?.(at, side) ?? 0);
          if (best === null || cost < best.cost - 1e-9) best = { at, side, cost };
        }
      }
      const found = best as Placed | null;
      if (found !== null) commit(piece, found.at, found.side);
      return found;
    },
    float(piece, w, d, near, pad = 30) {
      let best: { at: Box; away: number } | null = null;
      for (let i = 0; i <= 10; i++) {
        for (let j = 0; j <= 10; j++) {
          const at = box(
            Math.round(room.x + 10 + ((room.w - w - 20) * i) / 10),
            Math.round(room.y + 10 + ((room.h - d - 20) * j) / 10),
            w,
            d,
          );
          if (!isFree(at) || taken.some((one) => overlaps(grow(one, pad), at))) continue;
          const away = Math.hypot(at.x + w / 2 - near.x, at.y + d / 2 - near.y);
          if (best === null || away < best.away) best = { at, away };
        }
      }
      const found = best as { at: Box } | null;
      if (found !== null) commit(piece, found.at, 'n');
      return found?.at ?? null;
    },
    put(piece, at, side) {
      if (isSkipped(piece) || !isFree(at)) return false;
      commit(piece, at, side);
      return true;
    },
  };
}
