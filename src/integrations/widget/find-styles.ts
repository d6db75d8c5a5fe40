/** The styles a page names and holds, in the order of the page. */
export interface PageStyles {
  /** Addresses of sheets on the site of the page. */
  links: string[];
  /** Texts of its own style elements. */
  inline: string[];
  /** The value of `theme-color`. */
  themeColour: string | null;
}

const MOST_LINKS = 12;
const MAX_TAG = 4_000;
const MAX_NAME = 40;

/** Finds the styles of a page in its HTML, in one pass; sheets of other sites are left out. */
export function findStyles(html: string, pageUrl: string): PageStyles {
  const found: PageStyles = { links: [], inline: [], themeColour: null };
  let base = pageUrl;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const name = /^<(link|meta|style|base|!--)(?![\w-]*\w)?/i
      .exec(html.slice(at, at + 8))?.[1]
      ?.toLowerCase();
    if (name === undefined) continue;
    if (name === '!--') {
      const end = html.indexOf('-->', at);
      if (end === -1) break;
      at = end;
      continue;
    }
    const close = html.indexOf('>', at);
    if (close === -1) break;
    const attributes = readAttributes(html.slice(at, Math.min(close + 1, at + MAX_TAG)));
    if (name === 'style') {
      const end = html.slice(close).search(/<\/style/i);
      found.inline.push(html.slice(close + 1, end === -1 ? undefined : close + end));
      at = end === -1 ? html.length : close + end;
    } else if (name === 'base') base = URL.parse(attributes.get('href') ?? '', pageUrl)?.href ?? base;
    else if (name === 'meta' && attributes.get('name')?.toLowerCase() === 'theme-color')
      found.themeColour ??= attributes.get('content') ?? null;
    else if (name === 'link' && isSheet(attributes)) addLink(attributes.get('href') ?? '');
  }
  return found;

  function addLink(href: string): void {
    const url = URL.parse(href.replaceAll('&amp;', '&'), base);
    if (url === null || !isOfSite(url, new URL(pageUrl)) || found.links.length >= MOST_LINKS) return;
    if (!found.links.includes(url.href)) found.links.push(url.href);
  }
}

function readAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = tag.indexOf('='); at !== -1; ) {
    const name =
      tag
        .slice(Math.max(0, at - MAX_NAME), at)
        .trim()
        .split(/[\s"'/]/)
        .at(-1) ?? '';
    let from = at + 1;
    while (tag[from] === ' ') from += 1;
    const quote = tag[from] === '"' || tag[from] === "'" ? tag[from]! : null;
    const end = quote === null ? from + tag.slice(from).search(/[\s>]|$/) : tag.indexOf(quote, from + 1);
    if (end === -1) break;
    if (!found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), tag.slice(quote ? from + 1 : from, end));
    at = tag.indexOf('=', end);
  }
  return found;
}

function isSheet(attributes: Map<string, string>): boolean {
  const rel = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? [];
  const media = attributes.get('media')?.toLowerCase() ?? '';
  return rel.includes('stylesheet') && !rel.includes('alternate') && !media.includes('print');
}

/** Whether a sheet lies on the host of its page or beneath it: `static.site.ru` is of `www.site.ru`. */
function isOfSite(url: URL, page: URL): boolean {
  const own = page.hostname.replace(/^www\./, '');
  if (url.protocol !== page.protocol) return false;
  if (url.host === page.host) return true;
  return url.hostname === own || url.hostname.endsWith(`.${own}`);
}
