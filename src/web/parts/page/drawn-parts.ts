import type { DrawnParts } from './drawn-parts-context.ts';

const UTF8 = new TextDecoder();
/** Stands for the query that links of a page carry along; no HTML has it. */
const CARRIED = '\0';
const LINK = /<a [^<>]*>/g;
const ADDRESS = /( href="\/[^"?#]*)(\?[^"#]*)?/;
const MARK = / data-drawn-of="(\d+)"/g;
const BOUNDARY = /<!--(\/?)\$-->/g;
/**
 * An id of React's, which is that of a place in one page; a boundary that waits or has failed; a picture that React asks
 * for in the head of the page.
 */
const OF_ONE_PAGE = /_R_|<!--\$[^-]|<img (?![^>]*loading="lazy")/;

/** The HTML of parts in UTF-8 by what they are drawn of, as many as whoever keeps them has room for. */
export interface KeptParts {
  get(of: string): Uint8Array | undefined;
  set(of: string, html: Uint8Array): unknown;
}

export interface PlaceOfParts {
  /** All besides its own facts that a part may be drawn of: the day, how sums are told. */
  circumstances: readonly unknown[];
  /** The query that every link of the page carries along: '?location=c1', or ''. */
  carried: string;
}

export interface PartsOfPage extends DrawnParts {
  /** Keeps the parts of a page that were drawn for the first time, and gives its HTML without their marks. */
  keep(html: string): string;
}

/**
 * Parts that were drawn once are put into pages as texts (docs/decisions/052). Cards carry the query of their page in
 * their links and are the same but for it, so it is cut out of what is kept. What cannot stand in another page (a link
 * of another query, an id of a place, a part that waits) is drawn anew each time.
 */
export function openDrawnParts(kept: KeptParts, { circumstances, carried }: PlaceOfParts): PartsOfPage {
  const query = carried.replaceAll('&', '&amp;');
  const fresh: string[] = [];
  return {
    take(of) {
      const key = JSON.stringify([...circumstances, of]);
      const bytes = kept.get(key);
      if (bytes) return { html: UTF8.decode(bytes).replaceAll(CARRIED, () => query) };
      return { mark: fresh.push(key) - 1 };
    },
    keep(html) {
      if (fresh.length === 0) return html;
      return html.replace(MARK, (mark, number: string, at: number) => {
        const key = fresh[Number(number)];
        if (key === undefined) return mark;
        const part = partFrom(html, html.indexOf('>', at) + 1);
        const shared = part === null ? null : withoutQuery(part, query);
        if (shared !== null) kept.set(key, new TextEncoder().encode(shared));
        return '';
      });
    },
  };
}

/** The boundary that begins there, with all that is in it. */
function partFrom(html: string, start: number): string | null {
  let depth = 0;
  BOUNDARY.lastIndex = start;
  for (let found = BOUNDARY.exec(html); found; found = BOUNDARY.exec(html)) {
    if (depth === 0 && found.index !== start) return null;
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, BOUNDARY.lastIndex);
  }
  return null;
}

function withoutQuery(part: string, query: string): string | null {
  if (OF_ONE_PAGE.test(part)) return null;
  let isShared = true;
  const shared = part.replace(LINK, (link) =>
    link.replace(ADDRESS, (_, path: string, own = '') => {
      if (own !== query) isShared = false;
      return path + CARRIED;
    }),
  );
  return isShared ? shared : null;
}
