import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

/** A style's link to another part of the same file, and the property it stands in. */
export interface StyleLink {
  property: string;
  /** The id of the linked part. */
  target: string;
}

/**
 * A link of a style sheet; `of` is the selector of elements it applies to: class (`.a`), id (`#a`) or name (`rect`).
 */
export interface SheetLink extends StyleLink {
  of: string;
}

export interface CleanCss<Link> {
  css: string;
  links: Link[];
}

/** Functions that paint, measure and move; any other function may fetch or run. */
const FUNCTIONS = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color device-cmyk',
    'matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d',
    'rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective',
    'calc min max clamp var blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'circle ellipse inset polygon path',
  ].flatMap((row) => row.split(' ')),
);
/** Limits the selectors of one rule times its links. */
const MOST_LINKS = 1_000;
/** Properties that run what they name in old browsers. */
const RUNNING = new Set(['behavior', '-moz-binding']);

/** Gives the part of the same file that a link leads to; null when it leads elsewhere. */
export function ownReference(link: string): string | null {
  return /^\s*#([^\s"'()<>\\]+)\s*$/.exec(link)?.[1] ?? null;
}

/** Removes the declarations of one element that may fetch or run. */
export function cleanDeclarations(css: string): CleanCss<StyleLink> {
  return joined(splitAt(tokensOf(css), TokenType.Semicolon).map(cleanDeclaration));
}

/**
 * Cleans a sheet of plain rules. Rules with «@» may fetch, so they are dropped, and a rule with links needs simple
 * selectors.
 */
export function cleanSheet(css: string): CleanCss<SheetLink> {
  const tokens = tokensOf(css);
  const rules: CleanCss<SheetLink>[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!isVisible(tokens[at]!)) {
      at += 1;
      continue;
    }
    const isAtRule = tokens[at]![0] === TokenType.AtKeyword;
    let open = at;
    while (open < tokens.length && tokens[open]![0] !== TokenType.OpenCurly) {
      if (isAtRule && tokens[open]![0] === TokenType.Semicolon) break;
      open += 1;
    }
    const close = endOfBlock(tokens, open);
    // An unclosed block is the rest of a sheet that was cut.
    if (!isAtRule && close < tokens.length)
      rules.push(cleanRule(tokens.slice(at, open), tokens.slice(open + 1, close)));
    at = close + 1;
  }
  return { css: rules.map(({ css }) => css).join(''), links: rules.flatMap(({ links }) => links) };
}

/** Cleans an attribute that takes values as styles do; null when it may fetch or run. */
export function cleanPaint(property: string, value: string): CleanCss<StyleLink> | null {
  const targets = targetsOf(tokensOf(value));
  return targets && { css: value, links: targets.map((target) => ({ property, target })) };
}

function tokensOf(css: string): CSSToken[] {
  return tokenize({ css }).filter(([type]) => type !== TokenType.EOF && type !== TokenType.Comment);
}

function cleanRule(prelude: CSSToken[], block: CSSToken[]): CleanCss<SheetLink> {
  const nothing = { css: '', links: [] };
  if (block.some(([type]) => type === TokenType.OpenCurly) || targetsOf(prelude) === null) return nothing;
  const { css, links } = joined(splitAt(block, TokenType.Semicolon).map(cleanDeclaration));
  const selectors = links.length === 0 ? [] : selectorsOf(prelude);
  if (css === '' || selectors === null || selectors.length * links.length > MOST_LINKS) return nothing;
  return {
    css: `${textOf(prelude)}{${css}}`,
    links: selectors.flatMap((of) => links.map((link) => ({ ...link, of }))),
  };
}

function cleanDeclaration(tokens: CSSToken[]): CleanCss<StyleLink> {
  const nothing = { css: '', links: [] };
  const [name, ...rest] = tokens.slice(tokens.findIndex(([type]) => type !== TokenType.Whitespace));
  if (name?.[0] !== TokenType.Ident || rest.find(isVisible)?.[0] !== TokenType.Colon) return nothing;
  const property = name[4].value.toLowerCase();
  const targets = targetsOf(tokens);
  if (targets === null || RUNNING.has(property)) return nothing;
  // Any declaration may use a custom property, so its links could not be counted.
  if (property.startsWith('--') && targets.length > 0) return nothing;
  return { css: textOf(tokens), links: targets.map((target) => ({ property, target })) };
}

/** Lists the parts of the file that these tokens link to; null when a token may fetch, run or hide its meaning. */
function targetsOf(tokens: readonly CSSToken[]): string[] | null {
  const targets: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token[1].includes('\\') || REFUSED_TYPES.has(token[0])) return null;
    let link: string | undefined;
    if (token[0] === TokenType.URL) link = token[4].value;
    if (token[0] === TokenType.Function) {
      const name = token[4].value.toLowerCase();
      if (name === 'url') link = quotedLink(tokens, at + 1);
      else if (!FUNCTIONS.has(name)) return null;
      if (name === 'url' && link === undefined) return null;
    }
    if (link === undefined) continue;
    const target = ownReference(link);
    if (target === null) return null;
    targets.push(target);
  }
  return targets;
}

const REFUSED_TYPES = new Set<string>([
  TokenType.AtKeyword,
  TokenType.BadString,
  TokenType.BadURL,
  TokenType.CDC,
  TokenType.CDO,
  TokenType.OpenCurly,
  TokenType.CloseCurly,
]);

function quotedLink(tokens: readonly CSSToken[], from: number): string | undefined {
  let at = from;
  while (tokens[at]?.[0] === TokenType.Whitespace) at += 1;
  const token = tokens[at];
  return token?.[0] === TokenType.String ? token[4].value : undefined;
}

/** Gives the last and most specific word of each selector; null when a selector is not simple. */
function selectorsOf(prelude: readonly CSSToken[]): string[] | null {
  const selectors: string[] = [];
  for (const words of splitAt(prelude, TokenType.Comma)) {
    let last: string | null = null;
    for (const [at, token] of words.entries()) {
      const before = words[at - 1];
      if (token[0] === TokenType.Hash) last = `#${token[4].value}`;
      else if (token[0] === TokenType.Ident)
        last =
          before?.[0] === TokenType.Delim && before[4].value === '.' ? `.${token[4].value}` : token[4].value;
      else if (token[0] === TokenType.Delim ? !'.>+~'.includes(token[4].value) : isVisible(token))
        return null;
    }
    if (last === null) return null;
    selectors.push(last);
  }
  return selectors;
}

/**
 * Finds the token that closes the block opened at `open`: `open` itself without a block, past the end when none closes
 * it.
 */
function endOfBlock(tokens: readonly CSSToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]![0] === TokenType.OpenCurly) depth += 1;
    if (tokens[at]![0] === TokenType.CloseCurly) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

function splitAt(tokens: readonly CSSToken[], type: string): CSSToken[][] {
  const parts: CSSToken[][] = [[]];
  for (const token of tokens) {
    if (token[0] === type) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}

function joined(parts: readonly CleanCss<StyleLink>[]): CleanCss<StyleLink> {
  const kept = parts.filter(({ css }) => css !== '');
  return { css: kept.map(({ css }) => css).join(';'), links: kept.flatMap(({ links }) => links) };
}

function isVisible([type]: CSSToken): boolean {
  return type !== TokenType.Whitespace;
}

/** Writes tokens as text; tokens that a comment separated must not merge. */
function textOf(tokens: readonly CSSToken[]): string {
  return tokens
    .map(([, text, from], at) => (at > 0 && tokens[at - 1]![3] + 1 !== from ? ' ' : '') + text)
    .join('')
    .trim();
}
