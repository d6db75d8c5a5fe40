import type { PriceStep } from '#domain/listing/price-steps.ts';
import { usualTop } from './usual-top.ts';

export interface PriceChart {
  /** The line in a square of 100 × 100, y downwards. */
  path: string;
  /** Heights that are named, from the top, in percent. */
  ticks: { amount: number; top: number }[];
  /** Where the line ends, in percent from the top. */
  endTop: number;
  /** The highest price when it is beyond the scale; the line runs along the top meanwhile. */
  beyond: number | null;
}

/** About so many lines across. */
const TICKS = 4;

/** A line that stays level until the price moves, from the first known price to now. */
export function priceChart(steps: readonly PriceStep[], now: Date): PriceChart {
  const amounts = steps.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), usualTop(amounts)];
  const every = tickStep((most - least) / TICKS);
  const low = Math.floor(least / every) * every;
  const high = Math.max(Math.ceil(most / every) * every, low + every);
  const start = steps[0]!.at.getTime();
  const span = Math.max(now.getTime() - start, 1);

  const top = (amount: number) => round(Math.max(0, (high - amount) / (high - low)) * 100);
  const left = (at: Date) => round(((at.getTime() - start) / span) * 100);
  const [first, ...rest] = steps;
  const line = rest.map(({ at, amount }) => `H${left(at)}V${top(amount)}`).join('');
  const lines = Math.round((high - low) / every);
  return {
    path: `M0 ${top(first!.amount)}${line}H100`,
    ticks: Array.from({ length: lines + 1 }, (_, index) => {
      const amount = high - index * every;
      return { amount, top: top(amount) };
    }),
    endTop: top(amounts.at(-1)!),
    beyond: Math.max(...amounts) > most ? Math.max(...amounts) : null,
  };
}

/** 1, 2 or 5 and zeros, not less than asked. */
function tickStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
