import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Scripts and styles that stand inside a page and not in a file, as sources of a policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const TAGS = {
  script: { opening: /<script[ >]/g, closing: '</script>' },
  style: { opening: /<style[ >]/g, closing: '</style>' },
};
/** Facts for machines and what scripts begin with, which no browser runs. */
const DATA = /type="application\/(?:ld\+)?json"/;

/**
 * The sources by which a Content-Security-Policy allows the scripts and styles that stand inside a page and no others.
 * They depend on the page alone, unlike a nonce, so one page can be sent to many visitors.
 * Source: www.w3.org/TR/CSP3/#grammardef-hash-source.
 */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: keyof typeof TAGS): string[] {
  const { opening, closing } = TAGS[tag];
  const hashes = new Set<string>();
  opening.lastIndex = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const begin = html.indexOf('>', found.index) + 1;
    const end = html.indexOf(closing, begin);
    if (begin === 0 || end < 0) break;
    const attributes = html.slice(found.index, begin);
    if (!attributes.includes(' src=') && !DATA.test(attributes))
      hashes.add(hashSource(html.slice(begin, end)));
    opening.lastIndex = end;
  }
  return [...hashes];
}

/** Browsers hash what they have read, in which every line ends with a line feed. */
function hashSource(text: string): string {
  const read = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

/** A policy that allows these scripts and styles too. */
export function withInlineHashes(policy: string, { scripts, styles }: InlineHashes): string {
  const added: Record<string, readonly string[]> = { 'script-src': scripts, 'style-src': styles };
  return policy
    .split(';')
    .map((directive) => [directive, ...(added[directive.split(' ', 1)[0]!] ?? [])].join(' '))
    .join(';');
}

/** The policies of pages that are kept, which are sent many times. */
const written = new WeakMap<InlineHashes, { policy: string; whole: string }>();

/** Lets these scripts and styles of a page run, besides what every answer allows. */
export function allowInline(reply: FastifyReply, hashes: InlineHashes): void {
  const name = 'content-security-policy';
  const policy = String(reply.getHeader(name));
  let known = written.get(hashes);
  if (known?.policy !== policy) {
    known = { policy, whole: withInlineHashes(policy, hashes) };
    written.set(hashes, known);
  }
  reply.header(name, known.whole);
}
