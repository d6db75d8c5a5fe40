import type { HostMessage } from '#contract/widget-protocol.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { type Choice, clamp } from './choice.ts';

/** The part of a message of the page around that can be set; null for a message that is none of ours. */
export function readHostMessage(data: unknown, regions: readonly Choice['region'][]): Partial<Choice> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, price, initialPayment, years, region } = data as Partial<Record<keyof HostMessage, unknown>>;
  if (type !== 'ipo-calc:set') return null;
  const chosen = regions.find((one) => one === region);
  const bounds = CALCULATOR_BOUNDS;
  return {
    ...(isNumber(price) && { price: clamp(Math.round(price), bounds.price) }),
    ...(isNumber(initialPayment) && { initialPayment: clamp(initialPayment, bounds.initialPayment) }),
    ...(isNumber(years) && { years: clamp(Math.round(years), bounds.years) }),
    ...(chosen && { region: chosen }),
  };
}

/** The address of the page around as it tells it: of its own origin, and without what follows the path. */
export function readHostPage(data: unknown, host: string): string | null {
  const { page } = data as Partial<Record<keyof HostMessage, unknown>>;
  const url = typeof page === 'string' ? URL.parse(page) : null;
  return url?.origin === host ? url.origin + url.pathname : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
