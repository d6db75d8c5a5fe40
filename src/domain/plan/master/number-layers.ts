const DEFINITIONS = /<defs[\s>][\s\S]*?<\/defs>/g;
const NAMED_GROUP = /<g(?=[^<>]*\sid=")/g;
const NAMED_SHAPE = /<(?:path|rect|polygon|circle|ellipse)(?=[^<>]*\sid=")/g;

/**
 * The same drawing with numbered layers. One that numbers them itself stays as it is; of others the named groups are the
 * layers, or without any the named shapes, in the order they are drawn in.
 */
export function numberLayers(svg: string): string {
  if (/\sdata-layer="\d+"/.test(svg)) return svg;
  const hasGroups = svg.replace(DEFINITIONS, '').search(NAMED_GROUP) >= 0;
  const defined = [...svg.matchAll(DEFINITIONS)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  let order = 0;
  return svg.replace(hasGroups ? NAMED_GROUP : NAMED_SHAPE, (tag, at: number) => {
    if (defined.some(({ from, to }) => at >= from && at < to)) return tag;
    order += 1;
    return `${tag} data-layer="${order}"`;
  });
}
