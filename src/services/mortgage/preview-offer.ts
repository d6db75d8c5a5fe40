import type { OfferInput } from '#contract/offer-input.ts';
import type { OfferPreview } from '#contract/offer-shown.ts';
import { WidgetOptions } from '#contract/widget-config.ts';
import { type OfferBookRows, readOfferBook } from '#db/queries/mortgage/offer-book.ts';
import { PLATFORM_RECIPIENT } from '#domain/lead/recipient.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { assembleOfferBook } from './assemble-offer-book.ts';
import { draftOfferRow, NOT_KEPT } from './draft-offer-row.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { checkReferences } from './offer-columns.ts';

/** A preview shows an offer wherever it holds: all stand in one region then. */
const REGIONS: readonly LegacyRegion[] = ['мск'];
/** Keys and reasons are what a keeper of offers looks for; there is nobody to leave an application to. */
const OPTIONS = WidgetOptions.parse({ debugPrograms: true, showLeadForm: false });

type Days = Pick<OfferInput, 'validFrom' | 'validTo'>;

/**
 * An offer as the widget counts and shows it, given today or not, restricted to places or not. Errors: UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND.
 */
export async function previewOffer(ctx: ServiceContext, id: number): Promise<OfferPreview> {
  requirePermission(ctx, 'programs', 'r');
  const { offer } = await getKeptOffer(ctx.db, id);
  return previewOf(ctx, await readOfferBook(ctx.db, { offerId: id }), offer);
}

/** Previews an offer that is not saved yet. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID as for saving. */
export async function previewDraft(ctx: ServiceContext, input: OfferInput): Promise<OfferPreview> {
  requirePermission(ctx, 'programs', 'w');
  await checkReferences(ctx.db, input);
  const rows = await readOfferBook(ctx.db, { offerId: NOT_KEPT });
  return previewOf(ctx, { ...rows, offers: [await draftOfferRow(ctx.db, input)] }, input);
}

function previewOf(ctx: ServiceContext, rows: OfferBookRows, { validFrom, validTo }: Days): OfferPreview {
  const today = moscowDate(ctx.now);
  const { offer } = assembleOfferBook(rows).offers[0]!;
  return {
    bank: offer.bank.name,
    program: offer.program.displayName,
    type: offer.type,
    isInForce: (validFrom ?? today) <= today && today <= (validTo ?? today),
    page: {
      key: null,
      options: OPTIONS,
      regions: REGIONS,
      pack: packOffers([offer], () => REGIONS),
      today,
      handoverDate: null,
      countedAt: ctx.now.getTime(),
      recipient: PLATFORM_RECIPIENT.name,
      consentUrl: '/legal-info',
      host: null,
      pageUrl: null,
      isFramed: false,
      isPreview: true,
    },
  };
}
