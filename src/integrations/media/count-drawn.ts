import type { SheetLink, StyleLink } from './clean-css.ts';

/** An element of a drawing, as far as the work of drawing it goes. */
export interface DrawnElement {
  name: string;
  id: string | null;
  classes: string[];
  /** Index of its parent. */
  parent: number | null;
  /** Corners of its outline; a marker is drawn at each. */
  corners: number;
  /** Elements of which this one is another copy or goes on, by their ids. */
  copies: string[];
  links: StyleLink[];
}

/** An element that is drawn counts as one; a step of a filter goes over every pixel beneath it. */
const WEIGHTS: Record<string, number> = { image: 10, mask: 5, pattern: 5, clipPath: 5 };
const FILTER_STEP = 100;
/** What is drawn when a drawing is opened, copies and all. A browser takes a second or two for it. */
const MOST_DRAWN = 200_000;
/** Links that are followed, whatever little they draw. */
const MOST_FOLLOWED = 500_000;
/** Copies of copies: more is a tower, not a drawing. */
const MAX_STEPS = 32;

/** Thrown for a drawing that would hang whoever opens it. */
export class TooComplex extends Error {}

/**
 * Counts what a drawing unfolds into: copies (`use`), what others paint and cut with (patterns, masks, filters), markers at
 * each corner. A fill is inherited, so it counts for everything beneath. Throws TooComplex past the limit and for an
 * element that holds itself.
 */
export function countDrawn(elements: readonly DrawnElement[], sheet: readonly SheetLink[]): number {
  const byId = new Map<string, number>();
  const children: number[][] = elements.map(() => []);
  for (const [at, { id, parent }] of elements.entries()) {
    if (id !== null && !byId.has(id)) byId.set(id, at);
    if (parent !== null) children[parent]!.push(at);
  }
  const sheetOf = Map.groupBy(sheet, ({ of }) => of);
  let followed = 0;
  const counted: (Counted | 'now' | undefined)[] = [];

  const count = (at: number, steps: number): Counted => {
    const known = counted[at];
    if (known === 'now' || steps > MAX_STEPS) throw new TooComplex();
    if (known) return known;
    counted[at] = 'now';
    const element = elements[at]!;
    const { name, id, classes, copies } = element;
    const total: Counted = { size: 1, corners: element.corners, cost: weightOf(name) };
    const held = [
      ...children[at]!.map((child) => count(child, steps)),
      ...copies.flatMap((target) => (byId.has(target) ? [count(byId.get(target)!, steps + 1)] : [])),
    ];
    for (const { size, corners, cost } of held) {
      total.size += size;
      total.corners += corners;
      total.cost += cost;
    }
    const keys = [name, ...(id === null ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`)];
    const links = [...element.links, ...keys.flatMap((key) => sheetOf.get(key) ?? [])];
    followed += links.length;
    if (followed > MOST_FOLLOWED) throw new TooComplex();
    for (const { property, target } of links) {
      const painter = byId.get(target);
      if (painter === undefined) continue;
      const times = property.startsWith('marker') ? total.corners : ONCE.has(property) ? 1 : total.size;
      total.cost += times * count(painter, steps + 1).cost;
    }
    if (total.cost > MOST_DRAWN) throw new TooComplex();
    counted[at] = total;
    return total;
  };
  return elements.length === 0 ? 0 : count(0, 0).cost;
}

interface Counted {
  /** Elements, copies and all. */
  size: number;
  corners: number;
  cost: number;
}

/** What does not go down to the elements beneath. */
const ONCE = new Set(['mask', 'mask-image', 'clip-path', 'filter']);

function weightOf(name: string): number {
  return name.startsWith('fe') ? FILTER_STEP : (WEIGHTS[name] ?? 1);
}
