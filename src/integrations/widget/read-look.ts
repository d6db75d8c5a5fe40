import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import { normaliseColour } from '#domain/widget/colour.ts';
import { SITE_ROLES, type SiteFind, type SiteRole } from '#domain/widget/site-look.ts';
import { isFontFamily } from '#domain/widget/theme-value.ts';
import type { WorkerTask } from '../worker/port.ts';

interface LookSource {
  sheets: readonly string[];
  themeColour: string | null;
}

/** Reads styles in a thread of its own, since a site may send any amount of them. */
export const READ_LOOK: WorkerTask<typeof readLook> = {
  module: new URL(import.meta.url),
  name: 'readLook',
  deadlineMs: 5_000,
};

const MOST_FINDS = 3;
/** A variable may stand for another one, in a ring at worst. */
const MOST_STEPS = 5;
const BUTTON = /btn|button|cta|submit/i;
const PAGE = /(^|,)\s*(html|body|:root)\s*(,|$)/i;
const HEADING = /(^|[\s,>])h[1-3](?![\w-])/i;
const LINK = /(^|[\s,])a(:link)?\s*(,|$)/i;
const STATE = /:(hover|focus|active|disabled|visited|before|after)|::|disabled/i;
const DARK = /dark|night/i;
/** Stands for all that is said of dark screens. */
const NIGHT = 'dark';
const GENERIC =
  /^(inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|system-ui|-apple-system|blinkmacsystemfont|emoji|math|ui-.*|var)$/i;

interface Declaration {
  selector: string;
  property: string;
  value: readonly CSSToken[];
}

/** Finds colours, corners and fonts in styles, the likeliest of each role first. */
export function readLook({ sheets, themeColour }: LookSource): SiteFind[] {
  const declarations = sheets.flatMap(readSheet);
  const variables = new Map<string, readonly CSSToken[]>();
  for (const { selector, property, value } of declarations)
    if (property.startsWith('--') && !DARK.test(selector)) variables.set(property, value);
  const votes = new Map<SiteRole, Map<string, { weight: number; where: string; best: number }>>();

  const theme = themeColour === null ? undefined : normaliseColour(themeColour);
  if (theme !== undefined && isStrong(theme)) vote('primary', theme, 40, 'theme-color');
  for (const one of declarations) weigh(one);
  return SITE_ROLES.flatMap((role) =>
    [...(votes.get(role) ?? [])]
      .sort(([, one], [, other]) => other.weight - one.weight)
      .slice(0, MOST_FINDS)
      .map(([value, { where }]) => ({ role, value, where })),
  );

  function weigh({ selector, property, value }: Declaration): void {
    if (STATE.test(selector) || DARK.test(selector)) return;
    const [isPage, isButton, isLink] = [PAGE.test(selector), BUTTON.test(selector), LINK.test(selector)];
    const isHeading = HEADING.test(selector);
    if (property === 'font-family' || property === 'font') {
      const family = familyOf(value);
      if (family === undefined) return;
      if (isHeading) vote('headingFont', family, 20, selector);
      else vote('bodyFont', family, isPage ? 50 : 1, selector);
    }
    if (property === 'border-radius' && isButton) {
      const length = lengthOf(value);
      if (length !== undefined) vote('radius', length, 1, selector);
    }
    if (property !== 'color' && property !== 'background' && property !== 'background-color') {
      const custom = property.startsWith('--') && /primary|accent|brand|main/i.test(property);
      const colour = custom ? colourOf(value) : undefined;
      if (colour !== undefined && isStrong(colour)) vote('primary', colour, 10, property);
      return;
    }
    const colour = colourOf(value);
    if (colour === undefined) return;
    if (property === 'color') {
      if (isButton) vote('textOnPrimary', colour, 1, selector);
      else if (isLink) vote('link', colour, 20, selector);
      else if (isPage) vote('text', colour, 50, selector);
      else if (!isStrong(colour)) vote('text', colour, 1, selector);
      if (isStrong(colour)) vote('primary', colour, 1, selector);
      return;
    }
    if (isPage) vote('background', colour, 50, selector);
    if (isStrong(colour)) vote('primary', colour, isButton ? 8 : 2, selector);
  }

  function vote(role: SiteRole, value: string, weight: number, where: string): void {
    const values = votes.get(role) ?? new Map();
    votes.set(role, values);
    const known = values.get(value) ?? { weight: 0, where, best: 0 };
    values.set(value, {
      weight: known.weight + weight,
      best: Math.max(known.best, weight),
      where: weight > known.best ? where.trim().slice(0, 80) : known.where,
    });
  }

  /** The tokens of a value with its variables put in. */
  function resolved(value: readonly CSSToken[], steps = 0): readonly CSSToken[] {
    const name = value.find(
      (token, at) => token[0] === TokenType.Ident && token[4].value.startsWith('--') && isVar(value[at - 1]),
    );
    const stands = name && variables.get(name[1]);
    return stands && steps < MOST_STEPS ? resolved(stands, steps + 1) : value;
  }

  function colourOf(value: readonly CSSToken[]): string | undefined {
    const tokens = resolved(value);
    for (const [at, token] of tokens.entries()) {
      let text: string | undefined;
      if (token[0] === TokenType.Hash || token[0] === TokenType.Ident) text = token[1];
      else if (token[0] === TokenType.Function && /^rgba?$/i.test(token[4].value)) text = callAt(tokens, at);
      const colour = text === undefined ? undefined : normaliseColour(text);
      if (colour?.length === 7) return colour;
    }
    return undefined;
  }

  function familyOf(value: readonly CSSToken[]): string | undefined {
    const tokens = resolved(value);
    const from = tokens.findLastIndex(
      ([type], at) => at > 0 && (type === TokenType.Dimension || type === TokenType.Percentage),
    );
    const first: string[] = [];
    for (const token of tokens.slice(from + 1)) {
      if (token[0] === TokenType.String) return allowed(token[4].value);
      if (token[0] === TokenType.Comma && first.length > 0) break;
      if (token[0] === TokenType.Ident) first.push(token[4].value);
    }
    return allowed(first.join(' '));
  }

  function lengthOf(value: readonly CSSToken[]): string | undefined {
    const [token] = resolved(value);
    return token && /^\d{1,4}(\.\d{1,3})?(px|rem|em)?$/.test(token[1]) ? token[1] : undefined;
  }
}

function isVar(token: CSSToken | undefined): boolean {
  return token?.[0] === TokenType.Function && token[4].value.toLowerCase() === 'var';
}

function allowed(family: string): string | undefined {
  const name = family.trim();
  return GENERIC.test(name) || !isFontFamily(name) ? undefined : name;
}

function callAt(tokens: readonly CSSToken[], at: number): string {
  const end = tokens.findIndex(([type], place) => place > at && type === TokenType.CloseParen);
  return tokens
    .slice(at, end === -1 ? undefined : end + 1)
    .map(([, text]) => text)
    .join('');
}

/** Whether a colour has a hue that somebody would call their own. */
function isStrong(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 60;
}

/** Every declaration of a sheet with its selector, those within media queries of screens included. */
function readSheet(css: string): Declaration[] {
  const found: Declaration[] = [];
  const preludes: string[] = [];
  let part: CSSToken[] = [];
  const end = () => {
    const at = part.findIndex(([type]) => type === TokenType.Colon);
    const [name] = part.filter(([type]) => type !== TokenType.Whitespace);
    if (at > 0 && name?.[0] === TokenType.Ident && preludes.length > 0)
      found.push({
        selector: preludes.includes(NIGHT) ? NIGHT : (preludes.findLast((one) => !one.startsWith('@')) ?? ''),
        property: name[4].value.toLowerCase(),
        value: part.slice(at + 1).filter(([type]) => type !== TokenType.Whitespace),
      });
    part = [];
  };
  for (const token of tokenize({ css })) {
    if (token[0] === TokenType.Comment || token[0] === TokenType.EOF) continue;
    if (token[0] === TokenType.OpenCurly) {
      const prelude = part
        .map(([, text]) => text)
        .join('')
        .trim();
      const isDarkMedia = prelude.startsWith('@') && DARK.test(prelude);
      preludes.push(isDarkMedia ? NIGHT : prelude);
      part = [];
    } else if (token[0] === TokenType.CloseCurly) {
      end();
      preludes.pop();
    } else if (token[0] === TokenType.Semicolon) end();
    else part.push(token);
  }
  return found;
}
