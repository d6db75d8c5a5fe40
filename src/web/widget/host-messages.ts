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

/** Does what the page around says, tells it that the widget works and how high it is. */
export function useHost(
  host: string | null,
  regions: readonly Choice['region'][],
  { onSet, tellsHeight }: { onSet: (choice: Partial<Choice>) => void; tellsHeight: () => boolean },
): void {
  const set = useEffectEvent(onSet);
  const isHeightTold = useEffectEvent(tellsHeight);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== host) return;
    const choice = readHostMessage(event.data, regions);
    if (choice !== null) set(choice);
  });

  useEffect(() => {
    if (host === null) return;
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    tellHost(host, { type: 'ipo-calc:ready' });
    const root = document.body.firstElementChild!;
    let told = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      if (height === told || !isHeightTold()) return;
      told = height;
      tellHost(host, { type: 'ipo-calc:height', height });
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listener);
    };
  }, [host]);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
