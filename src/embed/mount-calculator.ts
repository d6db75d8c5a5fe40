import type {
  CalculatorEvents,
  CalculatorSettings,
  FrameMessage,
  HostMessage,
  MountedCalculator,
} from '#contract/widget-protocol.ts';
import { addressOf, prepareFrame } from './prepare-frame.ts';
import { readStart } from './read-start.ts';

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const READY_WITHIN_MS = 5_000;
/** For a frame that came with the page and may not know whom to speak to; what is left is for its second try. */
const FIRST_TRY_MS = 1_000;
const MAX_HEIGHT = 20_000;
const KNOWN = /^ipo-calc:(ready|height|change|lead)$/;

const mounted = new Map<HTMLElement, MountedCalculator & { release(): void }>();
const emptied = new WeakSet<HTMLElement>();
/** Where this script came from is the only site it frames and listens to. */
const ORIGIN = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

/**
 * Puts a calculator into a placeholder, `<div data-genplan-calculator="KEY">`, or takes over the frame that stands in
 * it. Attributes `data-price`, `data-initial-payment`, `data-years` and `data-region` say where it begins. A
 * placeholder has one calculator: the second call answers the same.
 */
export function mountCalculator(element: HTMLElement): MountedCalculator {
  const before = mounted.get(element);
  if (before) return before;
  emptied.delete(element);
  const { frame, isTaken } = prepareFrame(element, ORIGIN);
  const refusal = document.createElement('p');
  const life = new AbortController();
  const { signal } = life;
  const settings: Omit<HostMessage, 'type'> = isTaken
    ? { page: location.origin + location.pathname, ...readStart(element.dataset) }
    : {};
  let isReady = false;
  let isFirstTry = isTaken;
  let timer = 0;

  const post = () => {
    const message: HostMessage = { type: 'ipo-calc:set', ...settings };
    frame.contentWindow?.postMessage(message, ORIGIN);
  };
  const silence = (isSilent: boolean) => {
    clearTimeout(timer);
    frame.hidden = isSilent;
    refusal.remove();
    if (isSilent) element.append(refusal);
  };
  const hear = (message: FrameMessage) => {
    if (message.type === 'ipo-calc:height') {
      if (message.height > 0 && message.height <= MAX_HEIGHT) frame.style.height = `${message.height}px`;
      return;
    }
    if (message.type === 'ipo-calc:ready') {
      silence(false);
      if (Object.keys(settings).length > 0) post();
      if (isReady) return;
      isReady = true;
    }
    const { type, ...detail } = message;
    element.dispatchEvent(new CustomEvent(type.replace('ipo-calc', 'genplan'), { bubbles: true, detail }));
  };

  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<FrameMessage | null>) => {
      if (source !== frame.contentWindow || origin !== ORIGIN || !KNOWN.test(String(data?.type))) return;
      hear(data as FrameMessage);
    },
    { signal },
  );
  const giveUp = () => {
    if (!isFirstTry) return silence(true);
    isFirstTry = false;
    frame.src = addressOf(element, ORIGIN);
  };
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isReady) timer = window.setTimeout(giveUp, milliseconds);
  };
  // A frame that the browser refused to show looks like an empty one: only its silence tells.
  const loaded = () => {
    if (isFirstTry) wait(FIRST_TRY_MS);
    else wait(isTaken ? READY_WITHIN_MS - FIRST_TRY_MS : READY_WITHIN_MS);
  };
  refusal.setAttribute('role', 'alert');
  refusal.textContent = BAD_KEY;
  frame.addEventListener('load', loaded, { signal });
  if (isTaken) {
    // It may have loaded before this script, or be of nobody yet: the question tells nothing and may go to anyone.
    frame.contentWindow?.postMessage({ type: 'ipo-calc:set' } satisfies HostMessage, '*');
    wait(READY_WITHIN_MS);
  }

  const release = () => {
    clearTimeout(timer);
    life.abort();
    mounted.delete(element);
  };
  const calculator = {
    on<Name extends keyof CalculatorEvents>(event: Name, listener: (detail: CalculatorEvents[Name]) => void) {
      const own = new AbortController();
      const stop = () => own.abort();
      signal.addEventListener('abort', stop);
      const tell = (heard: Event) => listener((heard as CustomEvent).detail);
      element.addEventListener(`genplan:${event}`, tell, own);
      if (event === 'ready' && isReady) listener({} as CalculatorEvents[Name]);
      return stop;
    },
    set(changes: CalculatorSettings) {
      Object.assign(settings, changes);
      if (isReady) post();
    },
    unmount() {
      release();
      emptied.add(element);
      element.replaceChildren();
    },
    release,
  };
  mounted.set(element, calculator);
  return calculator;
}

/** Mounts every placeholder of the page but those the page itself emptied, and forgets those that left it. */
export function mountCalculators(): void {
  for (const [element, calculator] of mounted) if (!element.isConnected) calculator.release();
  for (const element of document.querySelectorAll<HTMLElement>('[data-genplan-calculator]')) {
    if (!emptied.has(element)) mountCalculator(element);
  }
}
