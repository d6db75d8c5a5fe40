import type { OfferInput } from '#contract/offer-input.ts';
import type { Db } from '#db/client.ts';
import { findOffer, type WholeOffer } from '#db/queries/mortgage/offers.ts';
import { AppError } from '#domain/errors.ts';
import { refuseField } from '../refuse-field.ts';

/** An offer with all its parts. Errors: NOT_FOUND. */
export async function getKeptOffer(db: Db, id: number): Promise<WholeOffer> {
  const offer = await findOffer(db, id);
  if (!offer) throw new AppError('NOT_FOUND', `Предложения ${id} нет`);
  return offer;
}

/** Refuses an edit that would make an offer one of another type. Errors: INVALID. */
export function requireSameType({ offer }: WholeOffer, { type }: Pick<OfferInput, 'type'>): void {
  if (type !== offer.type) throw refuseField('type', 'Тип после создания не\u00a0меняется');
}
