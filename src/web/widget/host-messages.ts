import { useEffect, useEffectEvent } from 'react';
import type { FrameMessage, HostMessage } from '#contract/widget-protocol.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { type Choice, clamp } from './choice.ts';

/** Says something to the page around; to none when it may not listen. */
export function tellHost(host: string | null, message: FrameMessage): void {
  if (host !== null && window.parent !== window) window.parent.postMessage(message, host);
}

/** What of a message of the page around can be set; null for a message that is none of ours. */
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

interface HostListeners {
  onSet: (choice: Partial<Choice>) => void;
  onPage: (url: string) => void;
  tellsHeight: () => boolean;
}

/** Does what the page around says, tells it that the widget works and how high it is. */
export function useHost(
  host: string | null,
  regions: readonly Choice['region'][],
  { onSet, onPage, tellsHeight }: HostListeners,
): void {
  const isHeightTold = useEffectEvent(tellsHeight);
  const obey = useEffectEvent((data: unknown) => {
    const choice = readHostMessage(data, regions);
    if (choice === null) return;
    onSet(choice);
    const page = readHostPage(data, host!);
    if (page !== null) onPage(page);
  });

  useEffect(() => {
    if (host === null) return;
    const root = document.body.firstElementChild!;
    let told = 0;
    const tellHeight = () => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      if (height === told || !isHeightTold()) return;
      told = height;
      tellHost(host, { type: 'ipo-calc:height', height });
    };
    const listener = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== host) return;
      if (!asksOnly(data)) return obey(data);
      tellHost(host, { type: 'ipo-calc:ready' });
      told = 0;
      tellHeight();
    };
    window.addEventListener('message', listener);
    tellHost(host, { type: 'ipo-calc:ready' });
    const observer = new ResizeObserver(tellHeight);
    observer.observe(root);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listener);
    };
  }, [host]);
}

/** The page around missed the beginning. */
function asksOnly(data: unknown): boolean {
  return JSON.stringify(data) === '{"type":"ipo-calc:set"}';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
