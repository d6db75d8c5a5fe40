import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { WorkerTask } from '../worker/port.ts';
import { cleanDeclarations, cleanPaint, cleanSheet, ownReference, type SheetLink } from './clean-css.ts';
import { cleanPicture } from './clean-picture.ts';
import { countDrawn, type DrawnElement, TooComplex } from './count-drawn.ts';

/** A cleaned drawing, or the reason why it is refused. */
export type CleanSvg = { svg: string } | { refusal: 'not_drawing' | 'too_complex' };

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const MAX_DEPTH = 256;
const MAX_ELEMENTS = 50_000;
const MAX_ATTRIBUTES = 100;
/** Limits the characters of all styles together. */
const MAX_CSS = 1_000_000;
/** Limits the pixels of all pictures in a drawing together, and their number. */
const MAX_PIXELS = 40_000_000;
const MAX_PICTURES = 50;

/** Elements that draw; any other element is dropped with its contents. */
const ELEMENTS = new Set(
  [
    'svg g defs symbol use title desc switch style image',
    'path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((row) => row.split(' ')),
);

const PIXELS = /^\s*data:image\/(png|jpe?g|webp);base64,([A-Za-z0-9+/=\s]*)$/;
/** Attributes that link elsewhere or run code in a page. */
const REFUSED_ATTRIBUTE = /^(on.*|src|srcdoc|data|formaction|action|ping|background|xmlns.*)$/i;
/** An attribute value of this look may link as a style does. */
const MAY_POINT = /[\\@]|url|src|image|element|javascript|expression/i;
/** Octaves of noise: each costs a pass over every pixel, and more than ten cannot be seen. */
const MAX_OCTAVES = 10;

/** Cleans a drawing in a thread of its own. */
export const CLEAN_SVG: WorkerTask<typeof cleanSvg> = {
  module: new URL(import.meta.url),
  name: 'cleanSvg',
  deadlineMs: 10_000,
};

/**
 * Writes a drawing anew with only what draws: no scripts, no handlers, no link outside the file, inner pictures encoded
 * anew, and no more than a browser draws in a second or two. Every step is linear in the text.
 */
export async function cleanSvg(text: string): Promise<CleanSvg> {
  const drawing = new DrawingWriter();
  try {
    drawing.read(text);
    countDrawn(drawing.elements, drawing.sheet);
  } catch (error) {
    if (error instanceof TooComplex) return { refusal: 'too_complex' };
    if (error instanceof NotDrawing) return { refusal: 'not_drawing' };
    throw error;
  }
  let pixels = MAX_PIXELS;
  for (const { at, type, bytes } of drawing.pictures) {
    const picture = await cleanPicture(bytes, type, pixels);
    if ('refusal' in picture) continue;
    pixels -= picture.width * picture.height;
    drawing.out[at] = ` href="data:image/${type};base64,${picture.bytes.toString('base64')}"`;
  }
  return { svg: drawing.out.join('') };
}

class NotDrawing extends Error {}

/** Reads a text once and writes the parts that are kept; throws for a text that is no drawing or too much of one. */
class DrawingWriter {
  readonly out: string[] = [];
  readonly elements: DrawnElement[] = [];
  readonly sheet: SheetLink[] = [];
  /** Pictures within the drawing, each with its place in `out`. */
  readonly pictures: { at: number; type: 'png' | 'jpeg' | 'webp'; bytes: Buffer }[] = [];

  /** Indexes of open elements that are kept. */
  readonly #open: number[] = [];
  /** Counts the open elements within the first dropped one, including itself. */
  #dropped = 0;
  #css: string[] | null = null;
  #cssLength = 0;
  #seen = 0;

  read(text: string): void {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (cause) => {
      throw new NotDrawing('Not well-formed', { cause });
    });
    let attributes = 0;
    parser.on('opentagstart', () => {
      attributes = 0;
    });
    parser.on('attribute', () => {
      attributes += 1;
      if (attributes > MAX_ATTRIBUTES) throw new TooComplex();
    });
    parser.on('opentag', (tag) => this.#begin(tag));
    parser.on('closetag', () => this.#end());
    parser.on('text', (chunk) => this.#take(chunk));
    parser.on('cdata', (chunk) => this.#take(chunk));
    parser.write(text).close();
  }

  #begin(tag: SaxesTagNS): void {
    const isRoot = this.#seen === 0;
    this.#seen += 1;
    if (this.#seen > MAX_ELEMENTS || this.#open.length + this.#dropped >= MAX_DEPTH) throw new TooComplex();
    if (isRoot && !(isDrawing(tag) && tag.local === 'svg')) throw new NotDrawing('No drawing');
    // A style sheet may hold only text.
    if (this.#dropped > 0 || this.#css !== null || !isDrawing(tag) || !ELEMENTS.has(tag.local)) {
      this.#dropped += 1;
      return;
    }
    const element: DrawnElement = {
      name: tag.local,
      id: null,
      classes: [],
      parent: this.#open.at(-1) ?? null,
      corners: 0,
      copies: [],
      links: [],
    };
    this.#open.push(this.elements.push(element) - 1);
    this.out.push(`<${tag.local}${isRoot ? ` xmlns="${SVG}"` : ''}`);
    this.#writeAttributes(tag, element);
    this.out.push('>');
    if (tag.local === 'style') this.#css = [];
  }

  #end(): void {
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    if (this.#css !== null) {
      const { css, links } = cleanSheet(this.#css.join(''));
      this.sheet.push(...links);
      this.out.push(escapeText(css));
      this.#css = null;
    }
    this.out.push(`</${this.elements[this.#open.pop()!]!.name}>`);
  }

  #take(chunk: string): void {
    if (this.#dropped > 0 || this.#open.length === 0) return;
    if (this.#css === null) this.out.push(escapeText(chunk));
    else this.#css.push(this.#counted(chunk));
  }

  #counted(css: string): string {
    this.#cssLength += css.length;
    if (this.#cssLength > MAX_CSS) throw new TooComplex();
    return css;
  }

  #writeAttributes(tag: SaxesTagNS, element: DrawnElement): void {
    const kept = new Set<string>();
    for (const { local, uri, value } of Object.values(tag.attributes)) {
      const name = uri === XML && local === 'space' ? 'xml:space' : local;
      const isForeign = uri !== '' && name !== 'xml:space' && !(uri === XLINK && local === 'href');
      if (isForeign || kept.has(name) || REFUSED_ATTRIBUTE.test(name)) continue;
      const clean =
        name === 'href' ? this.#cleanLink(element, value) : this.#cleanValue(element, name, value);
      if (clean === null) continue;
      kept.add(name);
      this.out.push(` ${name}="${escapeText(clean).replaceAll('"', '&quot;')}"`);
    }
  }

  /** Keeps links to parts of the drawing; an inner picture gets its place later, encoded anew. */
  #cleanLink(element: DrawnElement, value: string): string | null {
    const target = ownReference(value);
    if (target !== null) {
      element.copies.push(target);
      return `#${target}`;
    }
    const [, type, base64] = element.name === 'image' ? (PIXELS.exec(value) ?? []) : [];
    if (type === undefined || this.pictures.length >= MAX_PICTURES) return null;
    const at = this.out.push('') - 1;
    const bytes = Buffer.from(base64!, 'base64');
    this.pictures.push({ at, type: type === 'jpg' ? 'jpeg' : (type as 'png' | 'jpeg' | 'webp'), bytes });
    return null;
  }

  #cleanValue(element: DrawnElement, name: string, value: string): string | null {
    if (name === 'style') {
      const { css, links } = cleanDeclarations(this.#counted(value));
      element.links.push(...links);
      return css === '' ? null : css;
    }
    if (name === 'id') element.id = value.trim();
    if (name === 'class') element.classes = value.split(/\s+/);
    if (name === 'd' || name === 'points') element.corners = cornersOf(value);
    if (name === 'numOctaves' && !(Number(value) <= MAX_OCTAVES)) return null;
    // Names and titles may hold any word, because nothing is fetched by them.
    if (!MAY_POINT.test(value) || /^(id|class|data-.*|aria-.*)$/.test(name)) return value;
    const paint = cleanPaint(name, this.#counted(value));
    element.links.push(...(paint?.links ?? []));
    return paint === null ? null : paint.css;
  }
}

/** A file without namespaces is a drawing if its root is `svg`. */
function isDrawing({ uri }: SaxesTagNS): boolean {
  return uri === SVG || uri === '';
}

/** Estimates the corners of an outline: one for each pair of numbers. */
function cornersOf(outline: string): number {
  let numbers = 0;
  for (const _ of outline.matchAll(/[\d.]+/g)) numbers += 1;
  return Math.ceil(numbers / 2);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
