import { type AtRule, type ChildNode, parse } from 'postcss';
import type { StylePiece } from '../src/web/page-files/styles-seen.ts';
import { isHeld } from './held-motion.ts';

/** At-rules around rules of their own. */
const AROUND = new Set(['layer', 'media', 'supports', 'container', 'scope']);
/** Parts of a selector that may be met without the classes that stand in them, or hold no classes. */
const OTHERWISE = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
/** Words of CSS that browsers know and the checker of the W3C does not. */
const NEW_WORDS = /^(?:container(?:-type)?|field-sizing|position-(?:area|try-\w+)|scroll-initial-target)$/;
/** A function of CSS that it does not know either. */
const NEW_FUNCTION = /\batan2\(/;
const AT_MOST = /\((\w+)<=/g;
const SUPPORTED = /^(?:not\s*)?\(([\w-]+):/;

/** Whose rules without classes every page carries from the first. */
const BASE = 'base';

/**
 * Cuts a sheet into its rules, so that a page can carry those of the classes it shows. The order of its layers stands
 * first, since a page may show nothing of one of them before the sheet comes.
 */
export function stylePieces(css: string): StylePiece[] {
  const { nodes } = parse(css);
  const layers = new Set(nodes.filter(isLayer).flatMap(({ params }) => params.split(/,\s*/)));
  const order = `@layer ${[...layers].join()};`;
  return [
    ...(layers.size > 0 ? [{ within: [], needs: [[]], isNew: false, css: order }] : []),
    ...nodes.flatMap((node) => (isLayer(node) && !node.nodes ? [] : piecesOf(node, [], false))),
  ];
}

/** A browser reads a sheet in one task, of which a slow phone spends a millisecond on four thousand characters. */
const LONGEST_SHEET = 64_000;

/**
 * A sheet without what every page carries of the layer of base: resets of every element, and fonts. Once more in a sheet
 * that comes later, they would make the browser count the styles and the layout of the whole page anew. It is cut into
 * sheets whose rules have at most `longest` characters, to be read in turn; a rule is not cut.
 */
export function lateSheets(css: string, longest = LONGEST_SHEET): string[] {
  const sheet = parse(css);
  for (const node of sheet.nodes)
    if (isLayer(node) && node.params === BASE) [...(node.nodes ?? [])].forEach(dropCarried);
  const sheets: LayeredRule[][] = [[]];
  let length = 0;
  for (const rule of sheet.nodes.flatMap(rulesOf)) {
    if (length > 0 && length + rule.css.length > longest) {
      sheets.push([]);
      length = 0;
    }
    sheets.at(-1)!.push(rule);
    length += rule.css.length;
  }
  return sheets.map(writeSheet);
}

/** A rule and the layer it stands in; the empty text where in none. */
interface LayeredRule {
  layer: string;
  css: string;
}

function rulesOf(node: ChildNode): LayeredRule[] {
  return isLayer(node) && node.nodes
    ? node.nodes.map((rule) => ({ layer: node.params, css: withEnd(rule) }))
    : [{ layer: '', css: withEnd(node) }];
}

/** Writes rules in their order, those of a layer that follow each other in one block. */
function writeSheet(rules: readonly LayeredRule[]): string {
  let css = '';
  let open = '';
  for (const rule of rules) {
    if (rule.layer !== open) css += `${open && '}'}${rule.layer && `@layer ${rule.layer}{`}`;
    css += rule.css;
    open = rule.layer;
  }
  return css + (open && '}');
}

function dropCarried(node: ChildNode): void {
  if (isAround(node)) [...node.nodes].forEach(dropCarried);
  else if (node.type !== 'rule' || node.selectors.some((selector) => classesIn(selector).length === 0))
    node.remove();
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer';
}

function piecesOf(node: ChildNode, within: readonly string[], isNew: boolean): StylePiece[] {
  if (isAround(node)) {
    const isNewer = isNew || node.name === 'container' || hasNewCondition(node);
    // Inside of a drawing `<` would begin a tag.
    const head = `@${node.name} ${node.params.replace(AT_MOST, '(max-$1:')}`;
    return node.nodes.flatMap((inner) => piecesOf(inner, [...within, head], isNewer));
  }
  if (node.type === 'comment') return [];
  // It holds once the page has settled, which is after its sheet came.
  if (node.type === 'rule' && isHeld(node)) return [];
  if (node.type !== 'rule') return [{ within, needs: [[]], isNew, css: withEnd(node) }];
  const needs = node.selectors.map(classesIn);
  if (isNew) return [{ within, needs, isNew, css: `${node}` }];
  const newer = node.clone();
  newer.each((part) => void (hasNewWord(part) || part.remove()));
  node.each((part) => void (hasNewWord(part) && part.remove()));
  return [node, newer]
    .filter(({ nodes }) => nodes.length > 0)
    .map((rule) => ({ within, needs, isNew: rule === newer, css: rule.toString() }));
}

function isAround(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && AROUND.has(node.name) && node.nodes !== undefined;
}

function hasNewCondition({ name, params }: AtRule): boolean {
  const [, property] = SUPPORTED.exec(params) ?? [];
  return name === 'supports' && property !== undefined && NEW_WORDS.test(property);
}

function hasNewWord(node: ChildNode): boolean {
  return node.type === 'decl' && (NEW_WORDS.test(node.prop) || NEW_FUNCTION.test(node.value));
}

/** A selector is met only where all of its classes are worn. */
function classesIn(selector: string): string[] {
  return [...selector.replace(OTHERWISE, '').matchAll(CLASS)].map(([, name]) => name!);
}

function withEnd(node: ChildNode): string {
  const css = `${node}`;
  return css.endsWith('}') ? css : `${css};`;
}
