/** A house of a master plan: the element with `data-layer="order"`. */
export interface PlanLayer {
  order: number;
  /** As whoever drew it called it. */
  name: string;
}

const LAYER = /<[a-zA-Z][^<>]*\sdata-layer="(\d+)"[^<>]*>/g;

/** The layers of a drawing by their numbers. */
export function listLayers(svg: string): PlanLayer[] {
  const names = new Map<number, string>();
  for (const [tag, digits] of svg.matchAll(LAYER)) {
    const order = Number(digits);
    if (!names.has(order)) names.set(order, /\sid="([^"]+)"/.exec(tag)?.[1] ?? `Слой ${order}`);
  }
  return [...names].map(([order, name]) => ({ order, name })).sort((one, other) => one.order - other.order);
}
