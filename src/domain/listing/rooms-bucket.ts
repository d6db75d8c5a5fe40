import { NBSP } from '#domain/text/nbsp.ts';

/** Rooms as the catalogue counts them, in the order of statistics: '0' is a studio, 'manyRooms' five and more. */
export const ROOMS_BUCKETS = ['0', '1', '2', '3', '4', 'manyRooms', 'openPlan'] as const;

export type RoomsBucket = (typeof ROOMS_BUCKETS)[number];

/** The buckets in the order of the filter's checkboxes. */
export const ROOMS_OPTIONS: readonly RoomsBucket[] = ['1', '2', '3', '4', 'manyRooms', '0', 'openPlan'];

export const ROOMS_OPTION_LABELS: Record<RoomsBucket, string> = {
  '0': 'Студия',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  manyRooms: '5+',
  openPlan: 'Свободная планировка',
};

/** Labels for cards, rows and titles. */
export const ROOMS_SHORT_LABELS: Record<RoomsBucket, string> = {
  '0': 'Студия',
  '1': '1-комн.',
  '2': '2-комн.',
  '3': '3-комн.',
  '4': '4-комн.',
  manyRooms: `5+${NBSP}комн.`,
  openPlan: 'Своб. планировка',
};

/** Words of headings and of what is read aloud. */
export const ROOMS_FULL_LABELS: Record<RoomsBucket, string> = {
  '0': 'Студия',
  '1': '1-комнатная квартира',
  '2': '2-комнатная квартира',
  '3': '3-комнатная квартира',
  '4': '4-комнатная квартира',
  manyRooms: 'Многокомнатная квартира',
  openPlan: 'Квартира свободной планировки',
};

/** The number of rooms, for buckets that fix it. */
export const ROOM_COUNTS: Partial<Record<RoomsBucket, number>> = { '1': 1, '2': 2, '3': 3, '4': 4 };

export interface RoomsFacts {
  /** The number of rooms; 0 is a studio. */
  rooms: number | null;
  studio?: boolean;
  openPlan?: boolean;
}

/** The bucket of a flat. A studio wins over open plan, both win over the number; undefined when nothing is known. */
export function roomsBucket({ rooms, studio, openPlan }: RoomsFacts): RoomsBucket | undefined {
  if (studio) return '0';
  if (openPlan) return 'openPlan';
  if (rooms === null || !Number.isInteger(rooms) || rooms < 0) return undefined;
  return rooms > 4 ? 'manyRooms' : ROOMS_BUCKETS[rooms];
}

export function isRoomsBucket(value: unknown): value is RoomsBucket {
  return (ROOMS_BUCKETS as readonly unknown[]).includes(value);
}
