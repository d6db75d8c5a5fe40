/** A corner of an outline, in pixels of the picture it is drawn over. */
export type PlanPoint = readonly [x: number, y: number];

/** The outline of a house on a master plan. */
export interface PlanOutline {
  /** Its `data-layer`. */
  order: number;
  name: string;
  points: readonly PlanPoint[];
}

/** A master plan drawn here over a picture of this size. */
export interface DrawnPlan {
  width: number;
  height: number;
  outlines: readonly PlanOutline[];
}

const DRAWN = /^<svg[^<>]*\sdata-over="picture"/;
const VIEW_BOX = /^<svg[^<>]*\sviewBox="0 0 (\d+) (\d+)"/;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const OUTLINE = /<polygon\b([^<>]*)>/g;

/** Tells whether a drawing is meant to lie over the picture of the plan. */
export function isOverPicture(svg: string): boolean {
  return DRAWN.test(svg);
}

/** Writes a plan as a drawing with layers, each with the place of its label. */
export function writeDrawnPlan({ width, height, outlines }: DrawnPlan): string {
  const line = Math.max(1, Math.round(Math.max(width, height) / 400));
  const shapes = outlines.map(({ order, name, points }) => {
    const [x, y] = labelPoint(points);
    const pin = `${percent(x, width)} ${percent(y, height)}`;
    const corners = points.map(([left, top]) => `${round(left)},${round(top)}`).join(' ');
    // The label is read right after the number (`layerPins`).
    return `<polygon data-layer="${order}" data-pin="${pin}" id="${escapeAttribute(name)}" points="${corners}" fill="#ffffff" fill-opacity="0.6" stroke="#0a6666" stroke-width="${line}" stroke-linejoin="round"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-over="picture">${shapes.join('')}</svg>`;
}

/** Reads a plan that `writeDrawnPlan` wrote; null for any other drawing. */
export function readDrawnPlan(svg: string): DrawnPlan | null {
  const [, width, height] = (isOverPicture(svg) && VIEW_BOX.exec(svg)) || [];
  if (width === undefined || height === undefined) return null;
  const outlines = [...svg.matchAll(OUTLINE)].flatMap(([, attributes]) => {
    const order = Number(attributeOf(attributes!, 'data-layer'));
    const numbers = (attributeOf(attributes!, 'points') ?? '').split(/[\s,]+/).map(Number);
    const points = Array.from(
      { length: Math.floor(numbers.length / 2) },
      (_, at): PlanPoint => [numbers[2 * at]!, numbers[2 * at + 1]!],
    );
    if (!Number.isInteger(order) || points.length < 3 || numbers.some(Number.isNaN)) return [];
    return [{ order, name: unescapeAttribute(attributeOf(attributes!, 'id') ?? ''), points }];
  });
  return { width: Number(width), height: Number(height), outlines };
}

/** A point well within an outline: its centre of mass, or the middle of its widest part at that height. */
export function labelPoint(points: readonly PlanPoint[]): PlanPoint {
  const centre = centreOf(points);
  if (isWithin(points, centre)) return centre;
  const [, y] = centre;
  const crossings = edgesOf(points)
    .flatMap(([[x1, y1], [x2, y2]]) => (y1 > y !== y2 > y ? [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)] : []))
    .sort((one, other) => one - other);
  let widest: readonly [number, number] = [centre[0], centre[0]];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from, to] = [crossings[at]!, crossings[at + 1]!];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return [(widest[0] + widest[1]) / 2, y];
}

/** Tells whether a point lies within an outline. */
export function isWithin(points: readonly PlanPoint[], [x, y]: PlanPoint): boolean {
  let isInside = false;
  for (const [[x1, y1], [x2, y2]] of edgesOf(points)) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside;
  }
  return isInside;
}

function centreOf(points: readonly PlanPoint[]): PlanPoint {
  let [area, sumX, sumY] = [0, 0, 0];
  for (const [[x1, y1], [x2, y2]] of edgesOf(points)) {
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  }
  if (area !== 0) return [sumX / (3 * area), sumY / (3 * area)];
  // An outline without an area is a line.
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  return [mean(0), mean(1)];
}

function edgesOf(points: readonly PlanPoint[]): [PlanPoint, PlanPoint][] {
  return points.map((point, at) => [point, points[(at + 1) % points.length]!]);
}

function percent(part: number, whole: number): number {
  return round((100 * part) / whole);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, known, value] of attributes.matchAll(ATTRIBUTE)) if (known === name) return value;
  return undefined;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
