import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Layout } from './layout.ts';
import { fourRoomLayouts } from './layouts/four-room.ts';
import { manyRoomsLayouts } from './layouts/many-rooms.ts';
import { oneRoomLayouts } from './layouts/one-room.ts';
import { openPlanLayouts } from './layouts/open-plan.ts';
import { studioLayouts } from './layouts/studio.ts';
import { threeRoomLayouts } from './layouts/three-room.ts';
import { twoRoomLayouts } from './layouts/two-room.ts';

/** Every topology by the number of rooms; a mirrored plan is the same topology. */
export const allLayouts: Readonly<Record<RoomsBucket, readonly Layout[]>> = {
  '0': studioLayouts,
  '1': oneRoomLayouts,
  '2': twoRoomLayouts,
  '3': threeRoomLayouts,
  '4': fourRoomLayouts,
  manyRooms: manyRoomsLayouts,
  openPlan: openPlanLayouts,
};
