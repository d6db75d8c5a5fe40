import type {
  CalculatorEvents,
  CalculatorSettings,
  FrameMessage,
  HostMessage,
  MountedCalculator,
  VitrinaFrameMessage,
} from '#contract/widget-protocol.ts';
import { fullAddress, prepareFrame } from './prepare-frame.ts';
import { readStart } from './read-start.ts';
import { kindOf, PLACEHOLDERS } from './widget-kind.ts';

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const READY_WITHIN_MS = 5_000;
/**
 * A frame that came with the page and may not know its partner has so long to answer; the rest of READY_WITHIN_MS is
 * left for its second try.
 */
const FIRST_TRY_MS = 1_000;
const MAX_HEIGHT = 20_000;
const KNOWN = /^(ready|height|change|lead)$/;

/** A mounted widget. A vitrina offers its users only the part that `MountedVitrina` declares. */
export interface MountedWidget extends MountedCalculator {
  /** Stops listening; what stands in the placeholder stays. */
  release(): void;
}

const mounted = new Map<HTMLElement, MountedWidget>();
const emptied = new WeakSet<HTMLElement>();
/** The origin of this script is the only site that it frames and listens to. */
const ORIGIN = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

/**
 * Puts a widget into a placeholder, `<div data-genplan-calculator="KEY">` or `<div data-genplan-vitrina="KEY">`, or
 * takes over the frame that stands in it. The attributes `data-price`, `data-initial-payment`, `data-years` and
 * `data-region` set the initial values of a calculator. A placeholder has one widget: a second call returns the same.
 */
export function mountWidget(element: HTMLElement): MountedWidget {
  const before = mounted.get(element);
  if (before) return before;
  emptied.delete(element);
  const kind = kindOf(element);
  const { frame, isTaken } = prepareFrame(element, ORIGIN);
  const refusal = document.createElement('p');
  const life = new AbortController();
  const { signal } = life;
  const settings: Omit<HostMessage, 'type'> =
    isTaken && kind.hasSettings
      ? { page: location.origin + location.pathname, ...readStart(element.dataset) }
      : {};
  let isReady = false;
  let isFirstTry = isTaken;
  let timer = 0;

  const post = () => {
    frame.contentWindow?.postMessage({ type: `${kind.name}:set`, ...settings }, ORIGIN);
  };
  const silence = (isSilent: boolean) => {
    clearTimeout(timer);
    frame.hidden = isSilent;
    refusal.remove();
    if (isSilent) element.append(refusal);
  };
  const hear = (event: string, { type: _, ...detail }: FrameMessage | VitrinaFrameMessage) => {
    if (event === 'height') {
      const { height } = detail as { height: number };
      if (height > 0 && height <= MAX_HEIGHT) frame.style.height = `${height}px`;
      return;
    }
    if (event === 'ready') {
      silence(false);
      if (Object.keys(settings).length > 0) post();
      if (isReady) return;
      isReady = true;
    }
    element.dispatchEvent(new CustomEvent(`genplan:${event}`, { bubbles: true, detail }));
  };

  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<FrameMessage | VitrinaFrameMessage | null>) => {
      if (source !== frame.contentWindow || origin !== ORIGIN || !data) return;
      const [name, event = ''] = String(data.type).split(':');
      if (name === kind.name && KNOWN.test(event)) hear(event, data);
    },
    { signal },
  );
  const giveUp = () => {
    if (!isFirstTry) return silence(true);
    isFirstTry = false;
    frame.src = fullAddress(element, frame.src);
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
    // The frame may have loaded before this script, or have no partner yet: the question holds no data and may go to
    // any origin.
    frame.contentWindow?.postMessage({ type: `${kind.name}:set` }, '*');
    wait(READY_WITHIN_MS);
  }

  const release = () => {
    clearTimeout(timer);
    life.abort();
    mounted.delete(element);
  };
  const widget: MountedWidget = {
    on<Name extends keyof CalculatorEvents>(event: Name, listener: (detail: CalculatorEvents[Name]) => void) {
      const own = new AbortController();
      const stop = () => own.abort();
      signal.addEventListener('abort', stop);
      const notify = (heard: Event) => listener((heard as CustomEvent).detail);
      element.addEventListener(`genplan:${event}`, notify, own);
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
  mounted.set(element, widget);
  return widget;
}

/** Mounts every placeholder of the page but those the page itself emptied, and forgets those that left it. */
export function mountWidgets(): void {
  for (const [element, widget] of mounted) if (!element.isConnected) widget.release();
  for (const element of document.querySelectorAll<HTMLElement>(PLACEHOLDERS)) {
    if (!emptied.has(element)) mountWidget(element);
  }
}
