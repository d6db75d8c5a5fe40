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
