import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Folders with texts for people; pages of developers speak of code. */
const FOLDERS = ['src/ui', 'src/web', 'src/embed'];
const NOT_FOR_PEOPLE = /\.test\.tsx?$|^src\/web\/screens\/dev\//;

/** Attributes that a person sees or hears. */
const SHOWN =
  /^(label|title|text|hint|note|description|placeholder|alt|action|loadingText|removeText|saveText|addText|searchLabel|suffix|question|answer|prompt|aria-label|aria-description|aria-roledescription)$/;

/**
 * Names that Russian texts write in Latin letters, and what is shown as an example of code or to who debugs a widget.
 */
const LATIN =
  /\b(?:API|Atom|CSS|CSV|JSON|XML|HTML|SVG|URL|QR|PDF|ID|ids?|SMS|PNG|JPG|JPEG|WEBP|svg|png|jpe?g|webp|pdf|csv|xml|gz|https?|hex|rgb|px|OK|Telegram|WhatsApp|Email|email|Markdown|Excel|Esc|Enter|Ctrl|Tab|Shift|Cmd|J|K|S|x|YRL|iframe|data-layer|domclick|OpenStreetMap|IPO_CALC|VITRINA|priority)\b/gi;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((file) => /\.tsx?$/.test(file) && !NOT_FOR_PEOPLE.test(file));

const texts = files.flatMap((file) => shownTexts(file, readFileSync(join(ROOT, file), 'utf8')));

it('texts of the interface are found', () => {
  expect(texts.length).toBeGreaterThan(1_500);
});

it('no text shows how its characters are written in code', () => {
  expect(texts.filter(({ text }) => isEscaped(text)).map(placed)).toEqual([]);
});

it('every text of the interface is Russian', () => {
  expect(texts.filter(({ text }) => isForeign(text)).map(placed)).toEqual([]);
});

it.each([
  ['<p>Ключ сохранён в\\u00a0месте</p>', true, false],
  ['<Field hint="До\\u00a0500" />', true, false],
  ["<Field hint={'До\\u00a0500'} />", false, false],
  ["<Field hint={'До\\\\u00a0500'} />", true, false],
  ['<p>Цена &nbsp; от</p>', false, false],
  ['<p>Save changes</p>', false, true],
  ['<Button aria-label="Close" />', false, true],
  ["const TEXTS = { title: 'Not found' };", false, true],
  ['<p>Адрес API и файл XML</p>', false, false],
  ['<Button variant="primary" className="wide" />', false, false],
])('%s is judged', (source, escaped, foreign) => {
  const found = shownTexts('example.tsx', source);
  expect([found.some(({ text }) => isEscaped(text)), found.some(({ text }) => isForeign(text))]).toEqual([
    escaped,
    foreign,
  ]);
});

interface ShownText {
  file: string;
  line: number;
  text: string;
}

function placed({ file, line, text }: ShownText): string {
  return `${file}:${line} ${text.trim().slice(0, 80)}`;
}

function isEscaped(text: string): boolean {
  return /\\(?:u[0-9a-f]{4}|u\{|x[0-9a-f]{2}|n|t)/i.test(text);
}

function isForeign(text: string): boolean {
  const addresses = /https?:\/\/\S*|[\w.+-]+@[\w.-]+|^(\/|--)[\w-]\S*( #\w+)?$/g;
  const own = text.replaceAll(addresses, '').replaceAll(LATIN, '');
  return !/[а-яё]/i.test(text) && /[a-z]{3}/i.test(own);
}

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Words between tags, and literals that are given to what a person sees. */
function shownTexts(file: string, source: string): ShownText[] {
  const found: ShownText[] = [];
  function add({ start }: Node, text: string) {
    const line = source.slice(0, start).split('\n').length;
    if (/\p{L}/u.test(text)) found.push({ file, line, text });
  }
  function visit(node: Node, isShown: boolean): void {
    const text = textOf(node);
    // Any Russian literal is for people; another one only where a person is meant to read it.
    if (text !== null && (isShown || node.type === 'JSXText' || /[а-яё]/i.test(text))) add(node, text);
    for (const [part, child] of Object.entries(node)) {
      for (const inner of [child].flat()) if (isNode(inner)) visit(inner, showsChild(node, part, isShown));
    }
  }
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node, false);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ');
}

/**
 * Tells whether a literal at this place would reach a person: in such an attribute or field, or in a branch that leads
 * there.
 */
function showsChild(node: Node, part: string, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return part === 'value' && SHOWN.test(nameOf(node.name));
    case 'Property':
      return part === 'value' && SHOWN.test(nameOf(node.key));
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children';
    case 'ConditionalExpression':
      return isShown && part !== 'test';
    case 'LogicalExpression':
      return isShown && part === 'right';
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return isShown;
    default:
      return false;
  }
}

function nameOf(name: unknown): string {
  const { name: plain, value } = name as { name?: string; value?: string };
  return String(plain ?? value);
}
