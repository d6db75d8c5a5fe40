import { siteUrl } from './site.ts';

/**
 * What a browser gets of a page before any script, read without a browser. Sessions of people come as headers:
 * `signedIn`. Redirects are not followed.
 */
export async function readFirstHtml(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, siteUrl), { headers, redirect: 'manual' });
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => plain(text!));
  return {
    status: answer.status,
    statusText: answer.statusText,
    html,
    title: all(/<title>([^<]*)/g)[0]!,
    headings: all(/<h1[^>]*>([^<]*)/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0],
    /** The text of a `meta` by its name or property. */
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0],
    /** What it tells machines as JSON-LD. */
    facts: [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text!),
    ),
  };
}

/** How many bytes a file of the build travels as: packed when it was built, not here. */
export async function bytesOnTheWire(path: string): Promise<number> {
  const answer = await fetch(new URL(path, siteUrl), {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  const { status, headers } = answer;
  if (status !== 200 || headers.get('content-encoding') !== 'br')
    throw new Error(`${path} was answered ${status}, packed by ${headers.get('content-encoding')}`);
  return Number(headers.get('content-length'));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Text as it is read, not as HTML writes it. */
function plain(html: string): string {
  return html.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity]!);
}
