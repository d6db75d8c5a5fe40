import type { WidgetPage } from '#contract/widget-page.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import { AppError } from '#domain/errors.ts';
import { legacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { loadCalculator } from './load-calculator.ts';

/**
 * The calculator with the offers the payment of a flat is counted of, where it stands and until its house is ready;
 * for anyone. Errors: NOT_FOUND.
 */
export async function loadFlatCalculator(ctx: ServiceContext, id: number): Promise<WidgetPage> {
  const [row] = await listFlats(ctx.db, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'Flat not found');
  const place = placeOfFlat(row);
  const [page, book] = await Promise.all([loadCalculator(ctx), loadOfferBook(ctx)]);
  const region = book.regions.find(({ id }) => id === place.regionId);
  const regions = [legacyRegion(region?.fullName ?? '')];
  return {
    ...page,
    regions,
    pack: packOffers(book.at(place), () => regions),
    handoverDate: place.handoverDate,
  };
}
