import type { PriceLine } from './price-lines.ts';

export interface PricesAt {
  /** The last day before the place on which any price became known. */
  date: string;
  /** Lines that had begun by then, each with the price that held. */
  held: { rooms: PriceLine['rooms']; step: PriceLine['steps'][number] }[];
}

/** The prices at a place of the chart, from 0 at its first day to 1 at its last: a price holds until the next one. */
export function pricesAt(lines: readonly PriceLine[], place: number): PricesAt {
  const times = lines.flatMap(({ steps }) => steps.map(({ date }) => Date.parse(date)));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const moment = start + Math.min(1, Math.max(0, place)) * (end - start);
  const held = lines.flatMap(({ rooms, steps }) => {
    const step = steps.findLast(({ date }) => Date.parse(date) <= moment);
    return step ? [{ rooms, step }] : [];
  });
  const known = lines.flatMap(({ steps }) => steps.map(({ date }) => date)).sort();
  return { date: known.findLast((date) => Date.parse(date) <= moment)!, held };
}
