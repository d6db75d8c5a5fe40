import { type Random, randomOf } from '../random.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';

/** A price before the first reading of the flat's feed, in whole units of the currency. */
export interface PastPriceOfDay {
  at: Date;
  price: number;
}

export const WORLD_MADE = Date.parse('2026-11-20T06:00:00+03:00');
const DAY = 86_400_000;
const TWO_YEARS_DAYS = 730;
const YEARLY_GROWTH = 0.11;

/**
 * Invents the prices of a flat over the last two years, oldest first: they rise by steps, and a few fall once. The
 * newest is today's price, so that the first reading of its feed changes nothing.
 */
export function pastPrices(complex: WorldComplex, house: WorldHouse, flat: WorldFlat): PastPriceOfDay[] {
  const random = randomOf('past', house.id, flat.number);
  const growth = YEARLY_GROWTH * (0.6 + 0.8 * randomOf('growth', complex.id)());
  const roundTo = complex.town.currency === 'RUB' ? 10_000 : 1_000;
  const prices: PastPriceOfDay[] = [];
  for (let ago = lastChange(random); ago < onSaleDays(house, random); ago += 50 + Math.floor(random() * 80)) {
    const isFallen = prices.length === 1 && random() < 0.1;
    const exact = isFallen ? flat.price * 1.04 : flat.price / (1 + growth) ** (ago / 365);
    const price = prices.length === 0 ? flat.price : Math.round(exact / roundTo) * roundTo;
    if (price !== prices.at(-1)?.price) prices.push({ at: new Date(WORLD_MADE - ago * DAY), price });
  }
  return prices.reverse();
}

function lastChange(random: Random): number {
  return 5 + Math.floor(random() * 120);
}

function onSaleDays(house: WorldHouse, random: Random): number {
  return clamp(quarterlyDays(house) - Math.floor(random() * 3) * 60);
}

/** Sales of a house open about two years before the handover; a few sections open later than the rest. */
export function openedDaysAgo(house: WorldHouse): number {
  return clamp(quarterlyDays(house));
}

function quarterlyDays({ handover }: WorldHouse): number {
  const quartersLeft = (handover.year - 2026) * 4 + ((handover.quarter ?? 4) - 4);
  return 730 - quartersLeft * 70;
}

function clamp(days: number): number {
  return Math.max(60, Math.min(TWO_YEARS_DAYS, days));
}
