import { type AtRule, type ChildNode, parse } from 'postcss';
import type { StylePiece } from '../src/web/page-files/styles-seen.ts';

/** At-rules around rules of their own. */
const AROUND = new Set(['layer', 'media', 'supports', 'container', 'scope']);
/** Parts of a selector that may be met without the classes that stand in them, or hold no classes. */
const OTHERWISE = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
/** Words of CSS that browsers know and the checker of the W3C does not. */
const NEW_WORDS = /^(?:container(?:-type)?|field-sizing|position-(?:area|try-\w+)|scroll-initial-target)$/;
const AT_MOST = /\((\w+)<=/g;
const SUPPORTED = /^\(([\w-]+):/;

/** Cuts a sheet into its rules, so that a page can carry those of the classes it shows. */
export function stylePieces(css: string): StylePiece[] {
  return parse(css).nodes.flatMap((node) => piecesOf(node, [], false));
}

function piecesOf(node: ChildNode, within: readonly string[], isNew: boolean): StylePiece[] {
  if (isAround(node)) {
    const isNewer = isNew || node.name === 'container' || hasNewCondition(node);
    // Inside of a drawing `<` would begin a tag.
    const head = `@${node.name} ${node.params.replace(AT_MOST, '(max-$1:')}`;
    return node.nodes.flatMap((inner) => piecesOf(inner, [...within, head], isNewer));
  }
  if (node.type === 'comment') return [];
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
  return node.type === 'decl' && NEW_WORDS.test(node.prop);
}

/** A selector is met only where all of its classes are worn. */
function classesIn(selector: string): string[] {
  return [...selector.replace(OTHERWISE, '').matchAll(CLASS)].map(([, name]) => name!);
}

function withEnd(node: ChildNode): string {
  const css = `${node}`;
  return css.endsWith('}') ? css : `${css};`;
}
