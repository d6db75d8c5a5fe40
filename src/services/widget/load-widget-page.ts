import type { WidgetPage } from '#contract/widget-page.ts';
import { allowsOrigin } from '#domain/access/allows-origin.ts';
import { CONSENT_WORD } from '#domain/legal-doc/is-consent-tag.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import type { ServiceContext } from '../context.ts';
import { findLegalTag } from '../legal-doc/find-legal-tag.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import type { OpenedWidget } from './open-widget.ts';

export interface WidgetPageRequest {
  key: string | null;
  /** The address of the page around, as the loader or the Referer header tells it. */
  pageUrl: string | null;
  /** The origin the page around names as its own. */
  host: string | null;
  isFramed: boolean;
  isPreview?: boolean;
}

const MAX_PAGE_URL = 2_048;

/** Everything the page of an opened widget begins with; offers that reach none of its regions stay out. */
export async function loadWidgetPage(
  ctx: ServiceContext,
  { scope, config, regions, baseUrls }: OpenedWidget,
  { key, pageUrl, host, isFramed, isPreview = false }: WidgetPageRequest,
): Promise<WidgetPage> {
  const [book, consent] = await Promise.all([loadOfferBook(ctx), findLegalTag(ctx, CONSENT_WORD)]);
  const shown = regions.length > 0 ? regions : LEGACY_REGIONS;
  const visible = book.within(scope);
  const regionsOf = (offer: (typeof visible)[number]) =>
    shown.filter((region) => offer.legacyRegions.includes(region));
  const mayListen = (origin: string) => origin === ctx.settings.publicUrl || allowsOrigin(baseUrls, origin);
  const page = readPageUrl(pageUrl);
  return {
    key,
    options: config.options,
    regions: shown,
    pack: packOffers(
      visible.filter((offer) => regionsOf(offer).length > 0),
      regionsOf,
    ),
    today: book.today,
    countedAt: ctx.now.getTime(),
    consentUrl: `/legal-info?legalInfoTab=${consent?.id ?? 0}`,
    host: [host, page?.origin].find((origin) => typeof origin === 'string' && mayListen(origin)) ?? null,
    pageUrl: page ? page.origin + page.pathname : null,
    isFramed,
    isPreview,
  };
}

/** Parameters of an address may hold what is nobody's business. */
function readPageUrl(text: string | null): URL | null {
  const url = text === null || text.length > MAX_PAGE_URL ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
