import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { type FlatRow, listFlats } from '#db/queries/listing/flats.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { FLAT_STATUS_LABELS } from '#domain/listing/flat-status.ts';
import { floorText } from '#domain/listing/flat-title.ts';
import { formatAreaX100 } from '#domain/listing/format-area.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { countBucketPayments } from './count-bucket-payments.ts';
import { openCatalogue } from './open-catalogue.ts';

/** The words on the picture beside a shared link. */
export interface ShareWords {
  title: string;
  notes: string[];
  price: string | null;
  payment: string | null;
}

/** Finds those of a flat, also of one sold or withdrawn lately; undefined when it has no page. */
export async function findFlatShareWords(ctx: ServiceContext, id: number): Promise<ShareWords | undefined> {
  const [row] = await listFlats(ctx.db, [id]);
  if (!row || isGone(row.withdrawnAt, ctx.now)) return undefined;
  const isOnSale = row.status === 'FREE' && row.withdrawnAt === null;
  const [payment] = isOnSale ? await countPayments(ctx, [placeOfFlat(row)]) : [];
  return {
    title: `${ROOMS_FULL_LABELS[row.rooms]}, ${formatAreaX100(row.areaM2x100)}`,
    notes: [
      complexName(row.complexName),
      ...(row.floor === null ? [] : [floorText(row.floor, row.floorsTotal)]),
    ],
    price: isOnSale
      ? priceText(row)
      : row.withdrawnAt === null
        ? FLAT_STATUS_LABELS[row.status]
        : 'Снята с продажи',
    payment: isOnSale ? paymentText(payment ?? null) : null,
  };
}

/** Finds those of a complex: its cheapest flat and least payment; undefined when there is no such complex. */
export async function findComplexShareWords(
  ctx: ServiceContext,
  id: number,
): Promise<ShareWords | undefined> {
  const [complex] = await listNamedComplexes(ctx.db, [id]);
  if (!complex) return undefined;
  const figures = await openCatalogue(ctx).listBucketFigures([id]);
  const flatsCount = figures.reduce((sum, bucket) => sum + bucket.flatsCount, 0);
  const prices = figures.flatMap(({ minPrice }) => minPrice ?? []);
  const payments = await countBucketPayments(
    ctx,
    figures.flatMap(({ exampleFlats }) => exampleFlats.slice(0, 1)),
  );
  const [least = null] = payments.map(({ payment }) => payment).sort((one, other) => one.comparedTo(other));
  return {
    title: complexName(complex.name),
    notes: [
      complex.developer,
      flatsCount > 0 ? `${countFlats(flatsCount)} в продаже` : 'Сейчас нет в продаже',
    ],
    price: flatsCount === 0 ? null : leastPriceText(prices),
    payment: paymentText(least),
  };
}

/** Roubles; where a currency has no rate, its own units. */
function priceText({ price, originalPrice, originalCurrency }: FlatRow): string {
  if (price !== null) return formatRoubles(price);
  return originalPrice === null
    ? `Цена по${NBSP}запросу`
    : formatOriginalPrice(originalPrice, originalCurrency);
}

function leastPriceText(prices: number[]): string {
  return prices.length > 0 ? `от ${formatMillions(Math.min(...prices))}` : `Цены по${NBSP}запросу`;
}

function paymentText(payment: Decimal | null): string | null {
  return payment && `от ${formatRoubles(payment)} в месяц`;
}
