import type { Box } from '../box.ts';
import type { RoomKind } from './room-rules.ts';

/** A room with its clear rectangle in cm. */
export interface SizedRoom extends Box {
  readonly id: string;
  readonly kind: RoomKind;
}

export interface SizedFloor {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly rooms: readonly SizedRoom[];
}
