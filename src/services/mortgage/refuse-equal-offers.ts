import type { Db } from '#db/client.ts';
import { type OfferRow, readOfferBook } from '#db/queries/mortgage/offer-book.ts';
import { AppError } from '#domain/errors.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { assembleOfferBook } from './assemble-offer-book.ts';

/**
 * Ends a transaction that would leave one of these offers with the terms of another one on the same day: partners know
 * an offer by the hash of its terms alone, so of two equal ones only the first could ever be asked for.
 * Errors: CONFLICT, naming the other offer.
 */
export async function refuseEqualOffers(tx: Db, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return;
  const rows = await readOfferBook(tx, { besideOffers: offerIds });
  const { offers } = assembleOfferBook(rows);
  const kept = rows.offers.map((row, at) => ({ row, hash: offers[at]!.offer.hash }));
  for (const { row, hash } of kept.filter((one) => offerIds.includes(one.row.id))) {
    const equal = kept.find(
      (other) => other.row.id !== row.id && other.hash === hash && meet(other.row, row),
    );
    if (equal) throw equalOffer(equal.row.id);
  }
}

/** The refusal of terms that the offer `id` has on some of the same days. */
export function equalOffer(id: number): AppError {
  return new AppError(
    'CONFLICT',
    `Такие${NBSP}же условия в${NBSP}эти дни уже у${NBSP}предложения №${NBSP}${id}. Измените условия или дни`,
  );
}

/** Tells whether both are valid on some day; texts of ISO dates compare as the days do. */
function meet(one: OfferRow, other: OfferRow): boolean {
  const startsBeforeEnd = (from: OfferRow, to: OfferRow) =>
    from.validFrom === null || to.validTo === null || from.validFrom <= to.validTo;
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}
