import { parseInteger } from '#domain/feed/parse-figures.ts';
import { type RoomsBucket, roomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Notes } from '../notes.ts';

export interface CianRooms {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

const MORE_THAN_FIVE = 6;
const OPEN_PLAN = 7;
const STUDIO = 9;

/** FlatRoomsCount: 1..5 rooms, 6 is more than five, 7 an open plan, 9 (or 0) a studio. */
export function readCianRooms(notes: Notes, raw: string | null): CianRooms | null {
  const code = /^(?:freelayout|openplan)$/i.test(raw ?? '') ? OPEN_PLAN : parseInteger(raw);
  if (code === STUDIO || code === 0) return { rooms: '0', studio: true, openPlan: false };
  if (code === OPEN_PLAN) return { rooms: 'openPlan', studio: false, openPlan: true };
  const bucket = code !== null && code <= MORE_THAN_FIVE ? roomsBucket({ rooms: code }) : undefined;
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan: false };
  notes.error('FlatRoomsCount', raw, 'число от 1 до 6, 7 (свободная планировка) или 9 (студия)');
  return null;
}
