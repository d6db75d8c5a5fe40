import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Side } from '../box.ts';
import type { FloorTree } from './floor-tree.ts';

/** One topology of a flat, still without sizes. North is the main window side. */
export interface Layout {
  readonly id: string;
  readonly rooms: RoomsBucket;
  readonly tree: FloorTree;
  /** Outer sides that may hold windows. */
  readonly facades: readonly Side[];
  readonly entrance: { readonly room: string; readonly side: Side };
  /** «a-b» is a door, «a~b» an opening without a leaf. */
  readonly links: readonly string[];
}

/** Reads one layout row: facades such as «ne», entrance such as «hall s», links separated by spaces. */
export function layout(
  id: string,
  rooms: RoomsBucket,
  facades: string,
  entrance: string,
  links: string,
  tree: FloorTree,
): Layout {
  const [room = '', side = 's'] = entrance.split(' ');
  return {
    id,
    rooms,
    tree,
    facades: [...facades] as Side[],
    entrance: { room, side: side as Side },
    links: links.split(' '),
  };
}
