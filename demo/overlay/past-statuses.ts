import type { FlatStatus } from '#domain/listing/flat-status.ts';
import { randomOf } from '../random.ts';
import type { WorldFlat, WorldHouse } from '../world/model.ts';
import { openedDaysAgo, WORLD_MADE } from './past-prices.ts';

export interface PastStatusOfDay {
  at: Date;
  status: FlatStatus;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A booking lasts a fortnight at most. */
const BOOKED_DAYS = 12;

/** When a flat that cannot be bought any more came on sale and when it was taken, in the order it happened. */
export function pastStatuses(house: WorldHouse, flat: WorldFlat): PastStatusOfDay[] {
  if (flat.status === 'FREE') return [];
  const random = randomOf('closing', house.id, flat.number);
  const opened = openedDaysAgo(house);
  // Sales are brisk at first and slow in the end.
  const sold = opened - 2 - Math.floor((opened - 5) * random() ** 1.4);
  const ago = flat.status === 'BOOKED' ? 1 + Math.floor(BOOKED_DAYS * random()) : sold;
  const hour = Math.floor(10 * random());
  return [
    { at: new Date(WORLD_MADE - opened * DAY), status: 'FREE' },
    { at: new Date(WORLD_MADE - ago * DAY + hour * HOUR), status: flat.status },
  ];
}
