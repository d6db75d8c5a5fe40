import { allowsOrigin } from '#domain/access/allows-origin.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenedWidget } from './open-widget.ts';

/** The page that holds the widget. */
export interface PageAround {
  /** The address that the loader or the Referer header gives. */
  pageUrl: string | null;
  /** The origin that the page names as its own. */
  host: string | null;
}

const MAX_PAGE_URL = 2_048;

/** Reads the page that holds the widget: an origin that may receive its messages, an address without parameters. */
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

/** Drops the parameters of the address, which may hold personal data. */
function readPageUrl(text: string | null): URL | null {
  const url = text === null || text.length > MAX_PAGE_URL ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
