import type { Surroundings } from '#contract/widget-protocol.ts';

/** Narrower windows are phones. */
const PHONE_WIDTH = 600;
/** A frame this near to an edge of the window of a phone has no margin of the page. */
const AT_EDGE = 8;
const PHONE_PADDING = 16;

/** The look of a page around a placeholder: what its attributes say, else what the page itself shows. */
export function readLook(element: HTMLElement): Pick<Surroundings, 'scheme' | 'padding'> {
  const { padding = '', scheme } = element.dataset;
  const { left, right } = element.getBoundingClientRect();
  const isAtEdge =
    innerWidth < PHONE_WIDTH && right > left && (left < AT_EDGE || right > innerWidth - AT_EDGE);
  const chosen = padding.trim() === '' ? (isAtEdge ? PHONE_PADDING : undefined) : parseFloat(padding);
  return {
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : schemeOf(element),
    ...(chosen !== undefined && chosen >= 0 && { padding: chosen }),
  };
}

/** The part of a frame that the window shows; nothing for a frame that is out of sight. */
export function readVisiblePart(frame: HTMLElement): Pick<Surroundings, 'top' | 'bottom'> {
  const { top, height } = frame.getBoundingClientRect();
  const from = Math.max(0, -top);
  const to = Math.min(height, innerHeight - top);
  return to > from ? { top: Math.round(from), bottom: Math.round(to) } : {};
}

/** The ground may be a picture or several layers: a page that writes in light letters is a dark one. */
function schemeOf(element: HTMLElement): 'light' | 'dark' {
  const [, red = 0, green = 0, blue = 0] =
    /^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color)?.map(Number) ?? [];
  return red * 0.3 + green * 0.6 + blue * 0.1 > 140 ? 'dark' : 'light';
}
