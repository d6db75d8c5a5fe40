import { createHash } from 'node:crypto';

const OPENING = '<script';
const CLOSING = '</script>';
/** Facts for machines, which no browser runs. */
const DATA = 'application/ld+json';

/**
 * The sources by which a Content-Security-Policy allows the scripts that stand inside a page and no others. They depend
 * on the page alone, unlike a nonce, so one page can be sent to many visitors.
 * Source: www.w3.org/TR/CSP3/#grammardef-hash-source.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(CLOSING, begin);
    if (begin === 0 || end < 0) break;
    const attributes = html.slice(at, begin);
    if (!attributes.includes(' src=') && !attributes.includes(DATA)) {
      hashes.add(hashSource(html.slice(begin, end)));
    }
    at = end;
  }
  return [...hashes];
}

/** Browsers hash what they have read, in which every line ends with a line feed. */
function hashSource(script: string): string {
  const text = script.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A policy that allows these scripts in place of what the answer's nonces would allow. */
export function withScriptHashes(policy: string, hashes: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => {
      const words = directive.split(' ').filter((word) => !word.startsWith("'nonce-"));
      return words[0] === 'script-src' ? [...words, ...hashes].join(' ') : words.join(' ');
    })
    .join(';');
}
