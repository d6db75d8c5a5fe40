import type { WidgetPage } from '#contract/widget-page.ts';
import { findLeadRecipient } from '#db/queries/lead/lead-destinations.ts';
import { CONSENT_WORD } from '#domain/legal-doc/is-consent-tag.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import type { ServiceContext } from '../context.ts';
import { findLegalTag } from '../legal-doc/list-legal-docs.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { clientOfWidget, type OpenedWidget } from './open-widget.ts';
import { type PageAround, readPageAround } from './read-page-around.ts';

export interface WidgetPageRequest extends PageAround {
  key: string | null;
  isFramed: boolean;
  isPreview?: boolean;
}

/** Loads all that the page of an opened calculator starts with; offers valid in none of its regions are left out. */
export async function loadWidgetPage(
  ctx: ServiceContext,
  widget: OpenedWidget,
  { key, isFramed, isPreview = false, ...around }: WidgetPageRequest,
): Promise<WidgetPage> {
  const { scope, config, regions } = widget;
  const [book, consent, recipient] = await Promise.all([
    loadOfferBook(ctx),
    findLegalTag(ctx, CONSENT_WORD),
    findLeadRecipient(ctx.db, clientOfWidget(widget)),
  ]);
  const shown = regions.length > 0 ? regions : LEGACY_REGIONS;
  const visible = book.within(scope);
  const regionsOf = (offer: (typeof visible)[number]) =>
    shown.filter((region) => offer.legacyRegions.includes(region));
  return {
    key,
    options: config.options,
    regions: shown,
    pack: packOffers(
      visible.filter((offer) => regionsOf(offer).length > 0),
      regionsOf,
    ),
    today: book.today,
    handoverDate: null,
    countedAt: ctx.now.getTime(),
    recipient: recipient.name,
    consentUrl: `/legal-info?legalInfoTab=${consent?.id ?? 0}`,
    ...readPageAround(ctx, widget, around),
    isFramed,
    isPreview,
  };
}
