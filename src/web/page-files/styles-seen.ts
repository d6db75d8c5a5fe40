import { classesWorn } from './classes-worn.ts';

/** A rule of the sheet, as the build cuts it. */
export interface StylePiece {
  /** Heads of the rules it stands in, the outermost first: `@layer kit`. */
  within: readonly string[];
  /** Classes that each of its selectors needs; a rule that needs none is for every page. */
  needs: readonly (readonly string[])[];
  /** Whether it has words that the checker of the W3C does not know yet. */
  isNew: boolean;
  css: string;
}

export interface StylesSeen {
  known: string;
  /** Rules with words that the checker of the W3C does not know yet. */
  newer: string;
}

/** Pages of one kind mostly wear the same, and each kind wears some few sets of classes. */
const MOST_KEPT = 24;
const kept = new WeakMap<readonly StylePiece[], Map<string, StylesSeen>>();

/**
 * Gives the rules of a sheet, in their order, that something in the HTML or what else comes into the page may wear.
 * `elsewhere` are lists of classes.
 */
export function stylesSeen(
  pieces: readonly StylePiece[],
  html: string,
  elsewhere: Iterable<string> = [],
): StylesSeen {
  const worn = new Set([...classesWorn(html), ...[...elsewhere].flatMap((classes) => classes.split(' '))]);
  const key = [...worn].sort().join(' ');
  const ofSheet = kept.get(pieces) ?? new Map<string, StylesSeen>();
  kept.set(pieces, ofSheet);
  const styles = ofSheet.get(key) ?? stylesWornBy(worn, pieces);
  // Whatever was asked for longest ago stands first.
  ofSheet.delete(key);
  ofSheet.set(key, styles);
  if (ofSheet.size > MOST_KEPT) ofSheet.delete(ofSheet.keys().next().value!);
  return styles;
}

function stylesWornBy(worn: ReadonlySet<string>, pieces: readonly StylePiece[]): StylesSeen {
  const seen = pieces.filter(({ needs }) => needs.some((classes) => classes.every((name) => worn.has(name))));
  return {
    known: join(seen.filter(({ isNew }) => !isNew)),
    newer: join(seen.filter(({ isNew }) => isNew)),
  };
}

function join(pieces: readonly StylePiece[]): string {
  let css = '';
  let open: readonly string[] = [];
  const stepInto = (within: readonly string[]) => {
    const different = within.findIndex((head, depth) => head !== open[depth]);
    const shared = different < 0 ? within.length : different;
    css += '}'.repeat(open.length - shared);
    for (const head of within.slice(shared)) css += `${head}{`;
    open = within;
  };
  for (const { within, css: rule } of pieces) {
    stepInto(within);
    css += rule;
  }
  stepInto([]);
  return css;
}
