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

const CLASS = ' class="';

/** Gives the rules of a sheet, in their order, that something in the HTML may wear: those of known words, and newer. */
export function stylesSeen(pieces: readonly StylePiece[], html: string): { known: string; newer: string } {
  const worn = wornClasses(html);
  const seen = pieces.filter(({ needs }) => needs.some((classes) => classes.every((name) => worn.has(name))));
  return {
    known: join(seen.filter(({ isNew }) => !isNew)),
    newer: join(seen.filter(({ isNew }) => isNew)),
  };
}

/** Eighty cards wear the same: what stands in one attribute is taken apart once. */
function wornClasses(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; ) {
    const begin = at + CLASS.length;
    const end = html.indexOf('"', begin);
    if (end < 0) break;
    attributes.add(html.slice(begin, end));
    at = html.indexOf(CLASS, end);
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
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
