import type {
  CalculatorEvents,
  CalculatorHostMessage,
  CalculatorSettings,
  FrameMessage,
  HostMessage,
  MountedCalculator,
  VitrinaFrameMessage,
  VitrinaHostMessage,
} from '#contract/widget-protocol.ts';
import { hasLoaded, prepareFrame } from './prepare-frame.ts';
import { readStart } from './read-start.ts';
import { readLook, readVisiblePart } from './read-surroundings.ts';
import { readSharedChoice, sharedAddress } from './shared-choice.ts';
import { kindOf, PLACEHOLDERS } from './widget-kind.ts';

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const READY_WITHIN_MS = 5_000;
const MAX_HEIGHT = 20_000;
const KNOWN = /^(ready|height|change|lead|share)$/;

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
 * takes over the frame that stands in it, never loading it a second time. The attributes `data-price`,
 * `data-initial-payment`, `data-years` and `data-region` set the initial values of a calculator; `data-padding` and
 * `data-scheme` the look of either; with `data-debug` one that does not open says why. A placeholder has one widget: a
 * second call returns the same.
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
  const choice = readSharedChoice(element);
  const settings: Omit<HostMessage, 'type'> =
    isTaken && kind.hasSettings
      ? { page: location.origin + location.pathname, ...(choice ? { choice } : readStart(element.dataset)) }
      : {};
  let isReady = false;
  let timer = 0;
  let around = '';
  let frameRequest = 0;

  const post = (event: 'set' | 'around' | 'link', fields: object) => {
    const message = { type: `${kind.name}:${event}`, ...fields } as
      | CalculatorHostMessage
      | VitrinaHostMessage;
    frame.contentWindow?.postMessage(message, ORIGIN);
  };
  // Told when something of it has changed, at most once a frame.
  const tellAround = () => {
    frameRequest = 0;
    const look = readLook(element);
    // A frame of another scheme than its page gets a white ground from the browser.
    frame.style.colorScheme = look.scheme!;
    const told = { ...look, ...readVisiblePart(frame) };
    if (!isReady || around === JSON.stringify(told)) return;
    around = JSON.stringify(told);
    post('around', told);
  };
  const look = () => {
    frameRequest ||= requestAnimationFrame(tellAround);
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
      look();
      return;
    }
    if (event === 'share') {
      const { choice } = detail as { choice: unknown };
      return post('link', { url: sharedAddress(element, String(choice)) });
    }
    if (event === 'ready') {
      silence(false);
      if (Object.keys(settings).length > 0) post('set', settings);
      const isFirst = !isReady;
      isReady = true;
      around = '';
      tellAround();
      if (!isFirst) return;
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
  // A frame that the browser refused to show looks like an empty one: only its silence tells.
  const wait = () => {
    clearTimeout(timer);
    if (!isReady) timer = window.setTimeout(silence, READY_WITHIN_MS, true);
  };
  refusal.setAttribute('role', 'alert');
  refusal.textContent = BAD_KEY;
  if ('debug' in element.dataset) refusal.append(' ', debugLink(frame.src));
  frame.addEventListener('load', wait, { signal });
  addEventListener('scroll', look, { signal, capture: true, passive: true });
  addEventListener('resize', look, { signal });
  tellAround();
  if (isTaken) {
    // The frame may have loaded before this script, or have no partner yet: the question holds no data and may go to
    // any origin.
    frame.contentWindow?.postMessage({ type: `${kind.name}:set` }, '*');
    if (hasLoaded(frame)) wait();
  }

  const release = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frameRequest);
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
      if (isReady) post('set', changes);
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

/** For whoever sets the widget up: the page that says what is wrong with its key. */
function debugLink(address: string): HTMLAnchorElement {
  const url = new URL(address);
  url.search = String(new URLSearchParams({ debug: '1', page: location.origin + location.pathname }));
  const link = document.createElement('a');
  link.href = url.href;
  link.textContent = 'Почему';
  return link;
}

/** Mounts every placeholder of the page but those the page itself emptied, and forgets those that left it. */
export function mountWidgets(): void {
  for (const [element, widget] of mounted) if (!element.isConnected) widget.release();
  for (const element of document.querySelectorAll<HTMLElement>(PLACEHOLDERS)) {
    if (!emptied.has(element)) mountWidget(element);
  }
}
