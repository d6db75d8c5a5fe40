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
