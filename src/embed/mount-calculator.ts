import type { FrameMessage, HostMessage } from '#contract/widget-protocol.ts';

type Settings = Omit<HostMessage, 'type'>;
type EventName = 'ready' | 'change' | 'lead';
type Listener = (message: FrameMessage) => void;

export interface MountedCalculator {
  /** Calls `listener` whenever the calculator says so; answers how to stop. */
  on(event: EventName, listener: Listener): () => void;
  /** Changes price, first payment, term or region; before the calculator is ready it waits. */
  set(settings: Settings): void;
  /** Takes the calculator off the page. */
  unmount(): void;
}

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const READY_WITHIN_MS = 5_000;
const MAX_HEIGHT = 20_000;

const mounted = new Map<HTMLElement, MountedCalculator>();
const ORIGIN = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

/**
 * Puts a calculator into a placeholder, `<div data-genplan-calculator="KEY">`, or takes over the frame that stands in
 * it. Attributes `data-price`, `data-initial-payment`, `data-years` and `data-region` set where it begins. A
 * placeholder is mounted once.
 */
export function mountCalculator(element: HTMLElement): MountedCalculator {
  const before = mounted.get(element);
  if (before) return before;
  const frame = element.querySelector('iframe') ?? element.appendChild(document.createElement('iframe'));
  const listeners: [EventName, Listener][] = [];
  let waiting: HostMessage[] | null = [];
  let timer = 0;

  const post = (message: HostMessage) => frame.contentWindow?.postMessage(message, ORIGIN);
  const tell = (event: EventName, message: FrameMessage) => {
    for (const [name, listener] of listeners) if (name === event) listener(message);
    const { type: _, ...detail } = message;
    element.dispatchEvent(new CustomEvent(`genplan:${event}`, { bubbles: true, detail }));
  };
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== ORIGIN) return;
    const message = data as FrameMessage | null;
    switch (message?.type) {
      case 'ipo-calc:height':
        if (message.height > 0 && message.height <= MAX_HEIGHT) frame.style.height = `${message.height}px`;
        break;
      case 'ipo-calc:ready':
        clearTimeout(timer);
        for (const one of waiting ?? []) post(one);
        waiting = null;
        tell('ready', message);
        break;
      case 'ipo-calc:change':
        tell('change', message);
        break;
      case 'ipo-calc:lead':
        tell('lead', message);
        break;
    }
  };
  // A frame that the browser refused to show looks like an empty one: only its silence tells.
  const loaded = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (waiting === null) return;
      frame.remove();
      const words = element.appendChild(document.createElement('p'));
      words.setAttribute('role', 'alert');
      words.textContent = BAD_KEY;
    }, READY_WITHIN_MS);
  };

  window.addEventListener('message', receive);
  frame.addEventListener('load', loaded);
  frame.title = 'Ипотечный калькулятор';
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.style.border = '0';
  frame.style.width = '100%';
  if (!frame.style.height) frame.style.height = '900px';
  frame.src = addressOf(element);

  const calculator: MountedCalculator = {
    on(event, listener) {
      const entry: [EventName, Listener] = [event, listener];
      listeners.push(entry);
      return () => void listeners.splice(listeners.indexOf(entry), 1);
    },
    set(settings) {
      const message: HostMessage = { type: 'ipo-calc:set', ...settings };
      if (waiting) waiting.push(message);
      else post(message);
    },
    unmount() {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      frame.removeEventListener('load', loaded);
      mounted.delete(element);
      element.replaceChildren();
      element.removeAttribute('data-genplan-calculator');
    },
  };
  mounted.set(element, calculator);
  return calculator;
}

/** Forgets calculators whose placeholders left the page. */
export function sweepCalculators(): void {
  for (const [element, calculator] of mounted) if (!element.isConnected) calculator.unmount();
}

/** Where the calculator begins stands in its address, and whose page it is on, so that leads can say it. */
function addressOf(element: HTMLElement): string {
  const { genplanCalculator = '', price, initialPayment, years, region } = element.dataset;
  const url = new URL(`/widget/ipo-calc/${genplanCalculator}`, ORIGIN);
  const given = {
    price,
    initialPayment,
    years,
    region,
    host: location.origin,
    page: location.origin + location.pathname,
  };
  for (const [name, value] of Object.entries(given)) if (value) url.searchParams.set(name, value);
  return url.href;
}
