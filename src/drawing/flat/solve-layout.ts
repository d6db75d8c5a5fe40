import { type Box, box } from '../box.ts';
import { floorCost } from './floor-cost.ts';
import { type FloorTree, leavesOf } from './floor-tree.ts';
import type { Layout } from './layout.ts';
import type { SizedFloor, SizedRoom } from './sized-floor.ts';

/** Partition between two rooms, cm. */
export const PARTITION_CM = 12;

/**
 * The variables of the search, all logarithms: one per node of the tree, and the width of the outline over its depth.
 */
interface Draft {
  readonly leafWeights: Map<string, number>;
  logRatio: number;
}

function weightOf(tree: FloorTree, draft: Draft): number {
  if (tree.type === 'leaf') return Math.exp(draft.leafWeights.get(tree.id) ?? 0);
  let sum = 0;
  for (const part of tree.parts) sum += weightOf(part, draft);
  return sum;
}

function place(tree: FloorTree, at: Box, draft: Draft, snap: boolean, out: SizedRoom[]): void {
  if (tree.type === 'leaf') {
    out.push({ id: tree.id, kind: tree.kind, x: at.x, y: at.y, w: at.w, h: at.h });
    return;
  }
  const across = tree.axis === 'x';
  let free = (across ? at.w : at.h) - PARTITION_CM * (tree.parts.length - 1);
  let total = 0;
  const weights = tree.parts.map((part) => {
    if (part.fixCm !== null) {
      free -= part.fixCm;
      return 0;
    }
    const weight = weightOf(part, draft);
    total += weight;
    return weight;
  });
  const end = across ? at.x + at.w : at.y + at.h;
  let start = across ? at.x : at.y;
  tree.parts.forEach((part, index) => {
    const exact = part.fixCm ?? (free * (weights[index] ?? 0)) / total;
    const size = index === weights.length - 1 ? end - start : snap ? Math.round(exact) : exact;
    place(part, across ? box(start, at.y, size, at.h) : box(at.x, start, at.w, size), draft, snap, out);
    start += size + PARTITION_CM;
  });
}

/** Sizes the rooms of a draft, scaling the outline until they add up to the flat's area. */
function realise(tree: FloorTree, draft: Draft, flatCm2: number, snap: boolean): SizedFloor {
  const ratio = Math.exp(draft.logRatio);
  let width = Math.sqrt(flatCm2 * 1.07 * ratio);
  let rooms: SizedRoom[] = [];
  for (let round = 0; round < (snap ? 5 : 2); round++) {
    rooms = [];
    place(tree, box(0, 0, width, width / ratio), draft, false, rooms);
    let sum = 0;
    for (const room of rooms) sum += room.w * room.h;
    width *= Math.sqrt(flatCm2 / sum);
  }
  if (snap) {
    rooms = [];
    place(tree, box(0, 0, Math.round(width), Math.round(width / ratio)), draft, true, rooms);
  }
  return { widthCm: Math.round(width), depthCm: Math.round(width / ratio), rooms };
}

/** Lists the groups of rooms that grow together: every room alone, every band, and the two sides of each cut. */
function movesOf(tree: FloorTree): string[][] {
  if (tree.type === 'leaf') return [[tree.id]];
  const inner = tree.parts.flatMap(movesOf);
  return [...inner, leavesOf(tree).map((leaf) => leaf.id)];
}

function shift(draft: Draft, ids: readonly string[], by: number): void {
  for (const id of ids) draft.leafWeights.set(id, (draft.leafWeights.get(id) ?? 0) + by);
}

/**
 * Descends from the wished areas: grows or shrinks every group in turn, by ever smaller steps, while the cost falls.
 */
function descend(draft: Draft, moves: readonly string[][], cost: () => number): void {
  let best = cost();
  for (const step of [0.5, 0.25, 0.12, 0.06, 0.03]) {
    for (let sweep = 0, improved = true; improved && sweep < 5; sweep++) {
      improved = false;
      for (const ids of moves) {
        for (const by of [step, -step]) {
          shift(draft, ids, by);
          const next = cost();
          if (next < best - 1e-6) {
            best = next;
            improved = true;
            break;
          }
          shift(draft, ids, -by);
        }
      }
      for (const by of [step, -step]) {
        draft.logRatio += by / 2;
        const next = cost();
        if (next < best - 1e-6) {
          best = next;
          improved = true;
          break;
        }
        draft.logRatio -= by / 2;
      }
    }
  }
}

const isKitchen = (room: SizedRoom): boolean => room.kind === 'kitchen' || room.kind === 'kitchenLiving';

/**
 * Gives every room of a topology a clear rectangle in whole centimetres: rooms add up to the flat's area, the
 * kitchen has its own area when known, corridors keep their width and the rest settles where it lives best.
 */
export function solveLayout(layout: Layout, flatCm2: number, kitchenCm2: number | null): SizedFloor {
  const { tree } = layout;
  const targets = floorCost(layout, flatCm2, kitchenCm2);
  const draft: Draft = {
    leafWeights: new Map([...targets.wishes].map(([id, area]) => [id, Math.log(area)])),
    logRatio: 0.1,
  };
  descend(draft, movesOf(tree).slice(0, -1), () => targets.cost(realise(tree, draft, flatCm2, false)));
  for (let round = 0; kitchenCm2 !== null && round < 12; round++) {
    const kitchen = realise(tree, draft, flatCm2, false).rooms.find(isKitchen);
    if (kitchen === undefined) break;
    shift(draft, [kitchen.id], 0.9 * Math.log(kitchenCm2 / (kitchen.w * kitchen.h)));
  }
  return realise(tree, draft, flatCm2, true);
}
