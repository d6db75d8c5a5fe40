import { allowsOrigin } from '#domain/access/allows-origin.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenedWidget } from './open-widget.ts';

/** What a widget is told of the page that holds it. */
export interface PageAround {
  /** The address of the page around, as the loader or the Referer header tells it. */
  pageUrl: string | null;
  /** The origin the page around names as its own. */
  host: string | null;
}

const MAX_PAGE_URL = 2_048;

/** The page around as far as a widget may know it: an origin that may listen, an address without its parameters. */
export function readPageAround(
  ctx: ServiceContext,
  { baseUrls }: Pick<OpenedWidget, 'baseUrls'>,
  { pageUrl, host }: PageAround,
): PageAround {
  const mayListen = (origin: string) => origin === ctx.settings.publicUrl || allowsOrigin(baseUrls, origin);
  const page = readPageUrl(pageUrl);
  return {
    host: [host, page?.origin].find((origin) => typeof origin === 'string' && mayListen(origin)) ?? null,
    pageUrl: page ? page.origin + page.pathname : null,
  };
}

/** Parameters of an address may hold what is nobody's business. */
function readPageUrl(text: string | null): URL | null {
  const url = text === null || text.length > MAX_PAGE_URL ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
