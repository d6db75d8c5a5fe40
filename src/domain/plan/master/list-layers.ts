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
