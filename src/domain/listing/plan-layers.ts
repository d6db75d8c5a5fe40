/** A house of a master plan: the element with `data-layer="order"`. */
export interface PlanLayer {
  order: number;
  /** The name its author gave it. */
  name: string;
}

const TAG = /<[a-zA-Z][^<>]*>/g;
const NUMBER = /\sdata-layer="(\d{1,9})"/;

/** The layers of a drawing by their numbers. */
export function listLayers(svg: string): PlanLayer[] {
  const names = new Map<number, string>();
  for (const [tag] of svg.matchAll(TAG)) {
    const order = Number(NUMBER.exec(tag)?.[1] ?? Number.NaN);
    if (Number.isNaN(order)) continue;
    if (!names.has(order)) names.set(order, /\sid="([^"]+)"/.exec(tag)?.[1] ?? `Слой ${order}`);
  }
  return [...names].map(([order, name]) => ({ order, name })).sort((one, other) => one.order - other.order);
}

const DEFINITIONS_OPEN = /<defs[\s>]/g;
const DEFINITIONS_CLOSE = '</defs>';
const GROUP = /<g\b[^<>]*>/g;
const SHAPE = /<(?:path|rect|polygon|circle|ellipse)\b[^<>]*>/g;
const NAME = /\sid="/;

/**
 * Numbers the layers of a drawing. One that has numbers keeps them; in others the layers are the named groups or,
 * without any, the named shapes, in the order in which they are drawn.
 */
export function numberLayers(svg: string): string {
  if (/\sdata-layer="\d+"/.test(svg)) return svg;
  const defined = definitionsOf(svg);
  const isDrawn = isOutside(defined);
  const hasGroups = [...svg.matchAll(GROUP)].some(({ 0: tag, index }) => isDrawn(index) && NAME.test(tag));
  const isShown = isOutside(defined);
  let order = 0;
  return svg.replace(hasGroups ? GROUP : SHAPE, (tag, at: number) => {
    if (!isShown(at) || !NAME.test(tag)) return tag;
    order += 1;
    return tag.replace(/^<\w+/, (opening) => `${opening} data-layer="${order}"`);
  });
}

interface Span {
  from: number;
  to: number;
}

/** Finds the definitions of elements used elsewhere in the drawing; an unclosed one at the end does not count. */
function definitionsOf(svg: string): Span[] {
  const spans: Span[] = [];
  for (const { index } of svg.matchAll(DEFINITIONS_OPEN)) {
    if (index < (spans.at(-1)?.to ?? 0)) continue;
    const close = svg.indexOf(DEFINITIONS_CLOSE, index);
    if (close < 0) break;
    spans.push({ from: index, to: close + DEFINITIONS_CLOSE.length });
  }
  return spans;
}

/** Whether a place lies in none of the spans; to be asked of places from the first to the last. */
function isOutside(spans: readonly Span[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while (next < spans.length && spans[next]!.to <= at) next += 1;
    return next === spans.length || at < spans[next]!.from;
  };
}

/** The position of a house's label on a master plan, in per cent of the drawing. */
export interface LayerPin {
  /** The house is the element with this `data-layer`. */
  order: number;
  leftPercent: number;
  topPercent: number;
}

const PIN = /data-layer="(\d+)" data-pin="([\d.]+) ([\d.]+)"/g;

/** Reads the labels stored in a drawing; one that was not drawn here has none. */
export function layerPins(svg: string): LayerPin[] {
  return [...svg.matchAll(PIN)].map(([, order, left, top]) => ({
    order: Number(order),
    leftPercent: Number(left),
    topPercent: Number(top),
  }));
}

/** Marks one house of the drawing as `data-chosen`. */
export function chooseLayer(svg: string, order: number | undefined): string {
  const attribute = `data-layer="${order}"`;
  return order === undefined ? svg : svg.replace(attribute, `${attribute} data-chosen=""`);
}
