import { parseInteger } from '#domain/feed/parse-figures.ts';
import { parseBoolean } from '#domain/feed/parse-words.ts';
import { type RoomsBucket, roomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Notes } from '../notes.ts';
import type { YrlOffer } from './parse.ts';

export interface RoomsFacts {
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
}

/**
 * Rooms by the documents. A studio is marked apart and often has rooms = 1; an open plan keeps its number of rooms,
 * and is a bucket of its own only without one.
 */
export function readYrlRooms(notes: Notes, offer: YrlOffer): RoomsFacts | null {
  const studioFlag = parseBoolean(offer.studio);
  const openFlag = parseBoolean(offer.openPlan);
  if (offer.studio !== null && studioFlag === null)
    notes.warn('studio', offer.studio, 'да или нет; принято «нет»');
  if (offer.openPlan !== null && openFlag === null)
    notes.warn('open-plan', offer.openPlan, 'да или нет; принято «нет»');
  const openPlan = openFlag ?? false;
  const count = parseInteger(offer.rooms);
  if (studioFlag || /^студия$/i.test(offer.rooms ?? '')) return { rooms: '0', studio: true, openPlan };
  if (count === 0) {
    notes.warn('rooms', offer.rooms, 'число комнат от 1 или studio; принято за студию');
    return { rooms: '0', studio: true, openPlan };
  }
  const bucket = roomsBucket({ rooms: count });
  if (bucket !== undefined) return { rooms: bucket, studio: false, openPlan };
  if (offer.rooms === null && openPlan) return { rooms: 'openPlan', studio: false, openPlan };
  notes.error('rooms', offer.rooms, 'число комнат, studio или open-plan');
  return null;
}
