import type { SheetLink, StyleLink } from './clean-css.ts';

/** An element of a drawing with the facts that decide how much work it is to draw. */
export interface DrawnElement {
  name: string;
  id: string | null;
  classes: string[];
  /** The index of its parent. */
  parent: number | null;
  /** Corners of its outline; a marker is drawn at each. */
  corners: number;
  /** Ids of elements that this one copies or continues. */
  copies: string[];
  links: StyleLink[];
}

/** Any other element counts as one; a filter step passes over every pixel beneath it. */
const WEIGHTS: Record<string, number> = { image: 10, mask: 5, pattern: 5, clipPath: 5 };
const FILTER_STEP = 100;
/** Limits all that is drawn, with copies; a browser takes a second or two for this much. */
const MOST_DRAWN = 200_000;
/** Limits the links that are followed, even if they draw little. */
const MOST_FOLLOWED = 500_000;
/** Limits the depth of copies of copies, which real drawings never need. */
const MAX_STEPS = 32;

export class TooComplex extends Error {}

/**
 * Counts what a drawing unfolds into: copies (`use`), all that paints and cuts others (patterns, masks, filters), and
 * markers at each corner. A fill is inherited, so it counts for every element beneath. Throws TooComplex past the limit
 * and for an element that contains itself.
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
  /** Elements with their copies. */
  size: number;
  corners: number;
  cost: number;
}

/** These apply to an element as a whole and are not inherited. */
const ONCE = new Set(['mask', 'mask-image', 'clip-path', 'filter']);

function weightOf(name: string): number {
  return name.startsWith('fe') ? FILTER_STEP : (WEIGHTS[name] ?? 1);
}
