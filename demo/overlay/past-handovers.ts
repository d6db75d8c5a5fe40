import { randomOf } from '../random.ts';
import type { WorldHouse } from '../world/model.ts';
import { openedDaysAgo, WORLD_MADE } from './past-prices.ts';

export interface PastTermOfDay {
  at: Date;
  year: number;
  quarter: number;
}

const DAY = 86_400_000;
/** Of houses that are being built so many were promised for another quarter first. */
const MOVED_SHARE = 0.35;

/**
 * Invents the terms a house was promised for before today's, oldest first: most moved once, a quarter or two later, a few
 * twice, and one in ten comes earlier than promised.
 */
export function pastHandovers(house: WorldHouse): PastTermOfDay[] {
  const { year, quarter } = house.handover;
  const random = randomOf('handover', house.id);
  if (house.state !== 'unfinished' || quarter === null || random() > MOVED_SHARE) return [];
  const opened = openedDaysAgo(house);
  const moves = random() < 0.2 ? 2 : 1;
  const terms: PastTermOfDay[] = [];
  let at = year * 4 + quarter - 1;
  for (let move = 0; move < moves; move += 1) {
    const isEarlier = random() < 0.1;
    at += isEarlier ? 1 : -1 - Math.floor(random() * 2);
    const ago = Math.round(opened * (0.3 + 0.3 * move + 0.2 * random()));
    terms.push({
      at: new Date(WORLD_MADE - ago * DAY),
      year: Math.floor(at / 4),
      quarter: (at % 4) + 1,
    });
  }
  return terms.reverse();
}
