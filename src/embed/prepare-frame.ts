import { readLook } from './read-surroundings.ts';
import { readSharedChoice } from './shared-choice.ts';
import { kindOf } from './widget-kind.ts';

/** The height in CSS pixels until the widget states its own; an attribute, so that styles of the page override it. */
const FIRST_HEIGHT = '900';

export interface PreparedFrame {
  frame: HTMLIFrameElement;
  /** It came with the page and may be at work: another address would load it twice. */
  isTaken: boolean;
}

/** The frame of a placeholder, found there or made; it is loaded when it comes into view. */
export function prepareFrame(element: HTMLElement, site: string): PreparedFrame {
  const frame = element.querySelector('iframe') ?? element.appendChild(document.createElement('iframe'));
  const isTaken = frame.src.split('?', 1)[0] === bareAddress(element, site);
  frame.title = kindOf(element).title;
  frame.allow = 'clipboard-write';
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.height = FIRST_HEIGHT;
  frame.style.border = '0';
  if (!isTaken) frame.src = fullAddress(element, bareAddress(element, site));
  return { frame, isTaken };
}

/**
 * The address of a frame that also says where to begin, whose page it is for the lead, and how that page looks; the
 * query of that page stays with the page, but for the choice that a copied link put there.
 */
function fullAddress(element: HTMLElement, address: string): string {
  const { price, initialPayment, years, region } = element.dataset;
  const url = new URL(address);
  url.search = readSharedChoice(element);
  const { origin: host, pathname } = location;
  const { scheme, padding } = readLook(element);
  const given = { host, page: host + pathname, scheme, padding: padding?.toString() };
  const start = url.search === '' ? { price, initialPayment, years, region } : {};
  for (const [name, value] of Object.entries({ ...start, ...given })) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

function bareAddress(element: HTMLElement, site: string): string {
  const { name, attribute } = kindOf(element);
  return new URL(`/widget/${name}/${element.dataset[attribute] ?? ''}`, site).href;
}

/** Whether a frame has left the empty page it begins with: what it then shows is of another origin, or of ours. */
export function hasLoaded({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow?.location.href !== 'about:blank';
  } catch {
    return true;
  }
}
