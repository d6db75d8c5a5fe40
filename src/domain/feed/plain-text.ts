import { HTML_ENTITIES } from './html-entities.ts';

const MAX_LENGTH = 10_000;

const BLOCKS = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
] as const;

/** A description without markup: tags dropped, paragraphs kept as line breaks, at most 10 000 characters. */
export function plainText(raw: string | null): string | null {
  if (raw === null) return null;
  const text = BLOCKS.reduce((left, [open, close]) => withoutBlocks(left, open, close), raw)
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi, unescaped)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
  return text === '' ? null : text;
}

/** Cuts out everything between the marks; an unclosed block runs to the end. Linear, whatever the text. */
function withoutBlocks(text: string, open: string, close: string): string {
  const folded = text.toLowerCase();
  let kept = '';
  let from = 0;
  for (let at = folded.indexOf(open); at >= 0; at = folded.indexOf(open, from)) {
    kept += `${text.slice(from, at)} `;
    const end = folded.indexOf(close, at + open.length);
    if (end < 0) return kept;
    from = end + close.length;
  }
  return kept + text.slice(from);
}

function unescaped(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return XML_ENTITIES[name] ?? HTML_ENTITIES[name] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return printable ? String.fromCodePoint(code) : ' ';
}

const XML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
