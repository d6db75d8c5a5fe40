import type { WidgetPage } from '#contract/widget-page.ts';
import type { HostMessage } from '#contract/widget-protocol.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { type Choice, clamp, readChoice } from './choice.ts';

const MAX_CHOICE = 2_048;

/** The part of a message of the page around that can be set; null for a message that is none of ours. */
export function readHostMessage(
  data: unknown,
  page: Pick<WidgetPage, 'regions' | 'pack'>,
): Partial<Choice> | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<Record<keyof HostMessage, unknown>>;
  const { type, price, initialPayment, years, region, choice } = message;
  if (type !== 'ipo-calc:set') return null;
  const chosen = page.regions.find((one) => one === region);
  const bounds = CALCULATOR_BOUNDS;
  return {
    ...(typeof choice === 'string' && choice.length <= MAX_CHOICE && readChoice(choice, page)),
    ...(isNumber(price) && { price: clamp(Math.round(price), bounds.price) }),
    ...(isNumber(initialPayment) && { initialPayment: clamp(initialPayment, bounds.initialPayment) }),
    ...(isNumber(years) && { years: clamp(Math.round(years), bounds.years) }),
    ...(chosen && { region: chosen }),
  };
}

/** The address of the page around that remembers a choice; null for a message that is no such answer. */
export function readHostLink(data: unknown, host: string): string | null {
  const { type, url } = data as { type?: unknown; url?: unknown };
  const link = type === 'ipo-calc:link' && typeof url === 'string' ? URL.parse(url) : null;
  return link?.origin === host ? link.href : null;
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
