import { SaxesParser, type SaxesTagNS } from 'saxes';
import { cleanCss, isOwnReference } from './clean-css.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const MAX_DEPTH = 256;

/** What draws; whatever else is in a file goes with all it holds. */
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

const PIXELS = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/;
/** Names of links and of what a page would run. */
const REFUSED_ATTRIBUTE = /^(on.*|src|srcdoc|data|formaction|action|ping|background|xmlns.*)$/i;

/**
 * A drawing written anew with only what draws: no scripts, no handlers, nothing that leads outside of the file. Null
 * when it is no well-formed SVG.
 */
export function cleanSvg(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const out: string[] = [];
  /** Of open elements: whether each is kept. */
  const open: boolean[] = [];
  let css: string | null = null;
  const isKept = () => open.every(Boolean);

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const isRoot = open.length === 0;
    if (open.length >= MAX_DEPTH) throw new Error('Too deep');
    if (isRoot && !(isDrawing(tag) && tag.local === 'svg')) throw new Error('No drawing');
    open.push(isDrawing(tag) && ELEMENTS.has(tag.local));
    if (!isKept()) return;
    out.push(`<${tag.local}${isRoot ? ` xmlns="${SVG}"` : ''}${attributesOf(tag)}>`);
    if (tag.local === 'style') css = '';
  });
  parser.on('closetag', (tag) => {
    if (isKept()) {
      if (css !== null) out.push(escapeText(cleanCss(css) ?? ''));
      css = null;
      out.push(`</${tag.local}>`);
    }
    open.pop();
  });
  const take = (chunk: string) => {
    if (!isKept() || open.length === 0) return;
    if (css !== null) css += chunk;
    else out.push(escapeText(chunk));
  };
  parser.on('text', take);
  parser.on('cdata', take);

  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return out.length > 0 ? out.join('') : null;
}

/** Files without a namespace are drawings by their root. */
function isDrawing({ uri }: SaxesTagNS): boolean {
  return uri === SVG || uri === '';
}

function attributesOf(tag: SaxesTagNS): string {
  const kept = new Map<string, string>();
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    const name = uri === XML && local === 'space' ? 'xml:space' : local;
    const isForeign = uri !== '' && name !== 'xml:space' && !(uri === XLINK && local === 'href');
    const clean = isForeign || REFUSED_ATTRIBUTE.test(name) ? null : cleanValue(tag.local, name, value);
    if (clean !== null && !kept.has(name)) kept.set(name, clean);
  }
  return [...kept]
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

function cleanValue(element: string, name: string, value: string): string | null {
  if (name === 'href') {
    return isOwnReference(value) || (element === 'image' && PIXELS.test(value)) ? value.trim() : null;
  }
  // A presentation attribute may point as a style does.
  return name === 'style' || /url|\\|@|javascript/i.test(value) ? cleanCss(value) : value;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
