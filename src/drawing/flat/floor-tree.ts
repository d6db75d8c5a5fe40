import { kindOf, type RoomKind } from './room-rules.ts';

/** One room of a layout before it has a size. */
export interface Leaf {
  readonly type: 'leaf';
  readonly id: string;
  readonly kind: RoomKind;
  readonly share: number;
  readonly fixCm: number | null;
}

/** Parts side by side (x) or one under another (y), partitions between them. */
export interface Split {
  readonly type: 'split';
  readonly axis: 'x' | 'y';
  readonly parts: readonly FloorTree[];
  readonly fixCm: number | null;
}

/** A flat cut into rooms by straight through cuts. */
export type FloorTree = Leaf | Split;

/** A room; `share` multiplies its usual area, `fixCm` pins its size along the parent's cut direction. */
export function room(id: string, options: { share?: number; fixCm?: number } = {}): Leaf {
  return { type: 'leaf', id, kind: kindOf(id), share: options.share ?? 1, fixCm: options.fixCm ?? null };
}

export const beside = (...parts: FloorTree[]): Split => ({ type: 'split', axis: 'x', parts, fixCm: null });

export const stack = (...parts: FloorTree[]): Split => ({ type: 'split', axis: 'y', parts, fixCm: null });

export function leavesOf(tree: FloorTree): Leaf[] {
  return tree.type === 'leaf' ? [tree] : tree.parts.flatMap(leavesOf);
}
