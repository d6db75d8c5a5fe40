import lateFiles from './late-files.js?raw';
import { type StylePiece, stylesSeen } from './styles-seen.ts';
import translatedText from './translated-text.js?raw';

/** The files of a page, named from the root of the site. */
export interface PageFiles {
  /** The sheets of all styles in their order, and all rules one by one. */
  sheets: readonly string[];
  pieces: readonly StylePiece[];
  /** The one that runs, and those it is going to ask for; none for a page that stays as it is. */
  scripts: readonly string[];
}

/** Comes into a page besides its text. */
export interface Additions {
  /** Lists of classes that parts wear which are put in later. */
  worn?: Iterable<string>;
  /** Markup for the end of the head. */
  inHead?: string;
}

/**
 * A page that needs nothing but its own HTML to be seen: the styles of what it shows stand in it, and the rest of the
 * styles, with all scripts, comes after it is painted (docs/decisions/031).
 */
export function dressPage(
  html: string,
  { sheets, pieces, scripts }: PageFiles,
  { worn = [], inHead = '' }: Additions = {},
): string {
  const { known, newer } = stylesSeen(pieces, html, worn);
  const styles = `<style>${known}</style>`;
  const late =
    scripts.length > 0
      ? `<script data-sheets="${sheets.join(' ')}" data-scripts="${scripts.join(' ')}">${translatedText}${lateFiles}</script>`
      : '';
  // Styles inside of a drawing are as good, and the checker of the W3C does not complain of words it does not know.
  const drawing =
    newer === '' ? '' : `<svg width="0" height="0" aria-hidden="true"><style>${newer}</style></svg>`;
  const headEnd = html.indexOf('</head>');
  const bodyBegin = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  const [head, between, body] = [
    html.slice(0, headEnd),
    html.slice(headEnd, bodyBegin),
    html.slice(bodyBegin),
  ];
  return head + styles + late + inHead + between + drawing + body;
}
