import { classesWorn } from '#web/page-files/classes-worn.ts';
import type { DrawnParts } from './drawn-parts-context.ts';
import { PageBytes } from './page-bytes.ts';

const UTF8 = new TextEncoder();
/** Stands for the query that links of a page carry along; no HTML has it. */
const CARRIED = '\0';
const CARRIED_BYTE = 0;
const LINK = /<a [^<>]*>/g;
const ADDRESS = /( href="\/[^"?#]*)(\?[^"#]*)?/;
/** Tags of the boxes that parts stand in, by which the end of one is found. */
const LI = /<(\/?)li[ >]/g;
const DIV = /<(\/?)div[ >]/g;
const MARK = / data-drawn-of="(\d+)"/g;
/**
 * An id of React's, which is that of a place in one page; a boundary that waits or has failed; a picture that React asks
 * for in the head of the page; a script or a style, which the policy of a page has to know.
 */
const OF_ONE_PAGE = /_R_|<!--\$[^-]|<img (?![^>]*loading="lazy")|<script|<style/;
/** Stands before the number of a part that is put in. Each thread makes up its own, so no text of a page has it. */
const PUT_IN = `<!--${crypto.randomUUID()}:`;
const PUT_IN_END = '-->';

/** A part as it was drawn for another page. */
export interface KeptPart {
  /** Its HTML in UTF-8. */
  html: Uint8Array;
  /** The classes that it wears. */
  classes: string;
}

/** Parts by what they are drawn of, as many as whoever keeps them has room for. */
export interface KeptParts {
  get(of: string): KeptPart | undefined;
  set(of: string, part: KeptPart): unknown;
}

export interface PlaceOfParts {
  /** All besides its own facts that a part may be drawn of: the day, how sums are told. */
  circumstances: readonly unknown[];
  /** The query that every link of the page carries along: '?location=c1', or ''. */
  carried: string;
}

export interface PartsOfPage extends DrawnParts {
  /** The classes that parts of other pages wear in this one. */
  worn: ReadonlySet<string>;
  /** Keeps the parts of a page that were drawn for the first time, and gives its HTML without their marks. */
  keep(html: string): string;
  /** The HTML in UTF-8, with all parts in their places. */
  write(html: string): Uint8Array<ArrayBuffer>;
}

/**
 * Parts that were drawn once are put into pages as bytes (docs/decisions/052): whoever handles the text of a page finds
 * names in their places. Cards carry the query of their page in their links and are the same but for it, so it is cut
 * out of what is kept. What cannot stand in another page (a link of another query, an id of a place, a part that waits)
 * is drawn anew each time.
 */
export function openDrawnParts(kept: KeptParts, { circumstances, carried }: PlaceOfParts): PartsOfPage {
  const query = carried.replaceAll('&', '&amp;');
  const fresh: string[] = [];
  const putIn: Uint8Array[] = [];
  const worn = new Set<string>();
  return {
    worn,
    take(of) {
      const key = JSON.stringify([...circumstances, of]);
      const part = kept.get(key);
      if (!part) return { mark: fresh.push(key) - 1 };
      worn.add(part.classes);
      return { html: PUT_IN + (putIn.push(part.html) - 1) + PUT_IN_END };
    },
    keep(html) {
      if (fresh.length === 0) return html;
      return html.replace(MARK, (mark, number: string, at: number) => {
        const key = fresh[Number(number)];
        if (key === undefined) return mark;
        const part = insideOf(html, at);
        const shared = part === null ? null : withoutQuery(part, query);
        if (shared !== null)
          kept.set(key, { html: UTF8.encode(shared), classes: [...classesWorn(shared)].join(' ') });
        return '';
      });
    },
    write: (html) => writePage(html, putIn, UTF8.encode(query)),
  };
}

/** The content of the box in whose tag the place lies. */
function insideOf(html: string, at: number): string | null {
  const tag = html.startsWith('<li ', html.lastIndexOf('<', at)) ? LI : DIV;
  const begin = html.indexOf('>', at) + 1;
  tag.lastIndex = begin;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(begin, found.index);
  }
  return null;
}

function withoutQuery(part: string, query: string): string | null {
  if (OF_ONE_PAGE.test(part) || part.includes(PUT_IN)) return null;
  let isShared = true;
  const shared = part.replace(LINK, (link) =>
    link.replace(ADDRESS, (_, path: string, own = '') => {
      if (own !== query) isShared = false;
      return path + CARRIED;
    }),
  );
  return isShared ? shared : null;
}

function writePage(html: string, parts: readonly Uint8Array[], query: Uint8Array): Uint8Array<ArrayBuffer> {
  const page = new PageBytes();
  let from = 0;
  for (let at = html.indexOf(PUT_IN); at >= 0; at = html.indexOf(PUT_IN, from)) {
    page.addText(html.slice(from, at));
    const end = html.indexOf(PUT_IN_END, at);
    addPart(page, parts[Number(html.slice(at + PUT_IN.length, end))]!, query);
    from = end + PUT_IN_END.length;
  }
  page.addText(html.slice(from));
  return page.copy();
}

function addPart(page: PageBytes, part: Uint8Array, query: Uint8Array): void {
  let from = 0;
  for (let at = part.indexOf(CARRIED_BYTE); at >= 0; at = part.indexOf(CARRIED_BYTE, from)) {
    page.addBytes(part.subarray(from, at));
    page.addBytes(query);
    from = at + 1;
  }
  page.addBytes(part.subarray(from));
}
